import type { Event, Face, FormulaTypes, FormulaOnTable, Preview, View } from '@paddock/formula';
import { applyStyle } from '../../terminal/style.ts';
import { type TextBoard, formatAction } from '../text-board.ts';

const SIGNS = { '+': '+', '-': '−', x: '×', '/': '÷' } as const;

/** A number as one reads it; a joker shows the digit it stands for, with a star. */
function formatNumber(faces: readonly Face[]): string {
  return faces.map((face) => (face.startsWith('J') ? `${face.slice(1)}*` : face)).join('');
}

export function formatEquation({ op, a, b, c }: FormulaOnTable): string {
  return `${formatNumber(a) || '?'} ${op === null ? '?' : SIGNS[op]} ${formatNumber(b) || '?'} = ${formatNumber(c) || '?'}`;
}

function draw(view: View): string {
  const { round, dealer, toMove, formula, under, pileSize, bound, notZero, hand, handSizes, scores, finished } = view;
  const rule = bound > 0 ? 'all three numbers must be covered' : notZero ? 'the result may not stay 0' : '';
  const seats = scores.map((score, seat) => {
    const out = finished.includes(seat) ? `finished ${finished.indexOf(seat) + 1}.` : `${handSizes[seat]} cards`;
    const marks = `${seat === dealer ? ', dealer' : ''}${seat === toMove ? ', to move' : ''}`;
    return `  seat ${seat}: ${out}, score ${score}${marks}`;
  });
  return [
    applyStyle('dim', `Round ${round}, pile ${pileSize}, under the formula ${under}`),
    '',
    applyStyle('bold', `      ${formatEquation(formula)}`) + (rule === '' ? '' : applyStyle('yellow', `   ${rule}`)),
    '',
    ...seats,
    ...(hand === null ? [] : [`  your hand: ${hand.join(' ')}`]),
  ].join('\n');
}

function describeMove(preview: Preview): string {
  if (preview.kind === 'draw') {
    if (preview.source === null) return 'pass: there is nothing to draw';
    return preview.source === 'pile' ? 'draw a card' : 'draw a card from those under the formula';
  }
  const { formula, laid, left, points, bound } = preview;
  const score = points === null ? '' : `, scores ${points}`;
  const binds = bound > 0 ? ', the next must change everything' : '';
  return `${formatEquation(formula).padEnd(20)} lays ${laid.join(' ')}, ${left === 0 ? 'and you are out' : `${left} left`}${score}${binds}`;
}

function describeEvent(event: Event, names: readonly string[]): string | null {
  switch (event.type) {
    case 'dealer':
      return formatAction(names, event.seat, 'deal', 'deals');
    case 'opened':
      return `  opened: ${event.card}`;
    case 'formula':
      return `${formatAction(names, event.seat, 'lay', 'lays')} ${event.laid === 1 ? '1 card' : `${event.laid} cards`}: ${applyStyle('bold', formatEquation(event.formula))}`;
    case 'draws':
      return formatAction(names, event.seat, 'draw a card', 'draws a card');
    case 'passed':
      return `${formatAction(names, event.seat, 'pass', 'passes')}: there is nothing to draw`;
    case 'turned':
      return `  the ${event.cards} cards under the formula become the new pile`;
    case 'finished':
      return applyStyle('yellow', `${formatAction(names, event.seat, 'are', 'is')} out of cards: place ${event.place}`);
    case 'round':
      return applyStyle(
        'yellow',
        `Round ${event.round} is over: ${event.winners.map((seat) => names[seat]).join(' and ')}`,
      );
    default:
      return null;
  }
}

export const formulaBoard: TextBoard<FormulaTypes> = {
  draw,
  describeMove: (_move, preview) => describeMove(preview),
  describeEvent,
};
