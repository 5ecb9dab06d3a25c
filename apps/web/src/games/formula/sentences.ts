import {
  type Event,
  type FormulaTypes,
  type Goal,
  isDraw,
  type Move,
  type Operator,
  OPERATORS,
  type Preview,
  type IllegalMoveReason,
  resultOf,
  type View,
} from '@paddock/formula';
import type { Seat } from '@paddock/kernel';
import type { Position } from '../table-link.ts';
import type { TableProps, TextContext } from '../ui.ts';
import { cardName, cardNames } from './card-names.ts';
import { describePlacement } from './placement.ts';
import { digitOf, digitsText, formulaText, isJoker, NUMBER_LETTERS, SIGN_TEXTS } from './signs.ts';
import type { FormulaTexts, ReasonDetails } from './texts/types.ts';

export type FormulaTextContext = TextContext<FormulaTypes, FormulaTexts>;
export type FormulaTableProps = TableProps<FormulaTypes, FormulaTexts>;

/** Joins parts to a sentence; the first one is capitalized already. */
function joinParts(parts: readonly (string | null)[], separator = ', '): string {
  return parts.filter((part) => part !== null).join(separator);
}

function seatNames(seats: readonly Seat[], context: FormulaTextContext): string {
  return context.list(seats.map((one) => context.name(one)));
}

export function prompt({ view, awaiting, legal }: Position<FormulaTypes>, context: FormulaTextContext): string {
  const { t } = context;
  if (awaiting.kind === 'over') {
    const winners = awaiting.ranking[0] ?? [];
    return t.ask.won(seatNames(winners, context), winners.length > 1);
  }
  if (awaiting.kind === 'chance') {
    return awaiting.label === 'draw' && view.toMove !== null ? t.ask.drawing(context.name(view.toMove)) : t.ask.dealing;
  }
  if (legal.length === 0) return t.ask.thinking(context.name(awaiting.seats[0]!));
  const { formula, opened, bound, notZero, pileSize, under } = view;
  if (legal.length === 1) return pileSize + under === 0 ? t.ask.pass : t.ask.nothing;
  if (!opened) return t.ask.opening(digitsText(formula.a), digitsText(formula.b));
  if (bound > 0) return t.ask.changeAll(bound);
  return notZero ? t.ask.notZero : t.ask.change(formulaText(formula));
}

export function describeEvent(event: Event, context: FormulaTextContext): string | null {
  const { tell: t } = context.t;
  switch (event.type) {
    case 'dealer':
      return t.dealer(context.name(event.seat));
    case 'opened':
      return t.opened(event.place === 'a', event.card);
    case 'formula':
      return joinParts(
        [
          t.formula(context.name(event.seat), formulaText(event.formula), event.laid),
          event.points === null ? null : t.scores(event.points),
          event.bound === 0 ? null : t.binds(event.bound),
        ],
        ' ',
      );
    case 'drew': {
      const name = context.name(event.seat);
      return event.card === null ? t.drew(name) : t.drewCard(name, cardName(event.card, context.t));
    }
    case 'passed':
      return t.passed(context.name(event.seat));
    case 'turned':
      return t.turned(event.cards);
    case 'finished':
      return t.finished(context.name(event.seat), event.place);
    case 'round': {
      const sentence = t.round(event.round, event.ending, seatNames(event.winners, context), event.winners.length > 1);
      if (context.info.options.goal !== 'points') return sentence;
      const changes = event.change.map((points, i) => t.change(context.name(i), signedText(points, context)));
      return `${sentence} ${changes.join(', ')}.`;
    }
    case 'over': {
      const winners = event.ranking[0] ?? [];
      return t.over(seatNames(winners, context), winners.length > 1);
    }
    // Dealt cards, draws, which are described when the card has arrived, and what is not shown.
    case 'dealt':
    case 'draws':
    case 'turnEnded':
    case 'roundStarted':
      return null;
  }
}

export function signedText(points: number, context: FormulaTextContext): string {
  return points < 0 ? `−${context.number(-points)}` : `+${context.number(points)}`;
}

/** How many rounds there are; `null` when points decide. */
export function roundCount({ info }: FormulaTextContext): number | null {
  return info.options.goal === 'points' ? null : info.options.rounds;
}

export function describePosition(view: View, context: FormulaTextContext): readonly string[] {
  const { describe: t } = context.t;
  const { formula, opened, bound, notZero } = view;
  const lines = [t.round(view.round, roundCount(context))];
  if (context.info.options.goal === 'points') lines.push(t.target(context.info.options.target));
  if (opened) lines.push(t.formula(formulaText(formula)));
  else lines.push(formula.b.length > 0 ? t.open(digitsText(formula.a), digitsText(formula.b)) : t.empty);
  if (bound > 0) lines.push(t.changeAll(bound));
  if (notZero) lines.push(t.notZero);
  lines.push(t.piles(view.pileSize, view.under));
  for (const [which, cards] of view.handSizes.entries()) {
    const place = view.finished.indexOf(which) + 1;
    lines.push(
      `${joinParts([
        place > 0 ? t.seatOut(context.name(which), place) : t.seat(context.name(which), cards),
        countsScore(context) ? scoreSoFarText(view, which, context) : null,
        which === view.dealer ? t.dealer : null,
        which === view.toMove ? t.toMove : null,
      ])}.`,
    );
  }
  if (view.hand !== null) lines.push(t.hand(cardNames(view.hand, context)));
  return lines;
}

export function describeMove(move: Move, preview: Preview | null, context: FormulaTextContext): string {
  const { consequence: t } = context.t;
  if (isDraw(move)) {
    if (preview?.kind !== 'draw' || preview.source === 'pile') return t.draw;
    return preview.source === null ? t.pass : t.drawUnder;
  }
  const cards = describePlacement(move, context);
  // Without a preview the formula is not known: the sign and the jokers' digits stand in for it.
  if (preview?.kind !== 'formula') {
    const jokers = NUMBER_LETTERS.flatMap((place) => move[place].filter(isJoker)).map((face) => digitOf(face));
    return t.laysCards(
      cards,
      [SIGN_TEXTS[move.op], ...jokers.map((digit) => context.t.compose.jokerAs(digit))].join(', '),
    );
  }
  return joinParts([
    t.lays(formulaText(preview.formula), cards),
    preview.left === 0 ? t.out : t.left(preview.left),
    preview.points === null ? null : t.points(preview.points),
    preview.bound === 0 ? null : t.binds(preview.bound),
  ]);
}

/** Whether scores matter: points are counted, or several rounds are played. */
export function countsScore({ info: { options } }: FormulaTextContext): boolean {
  return options.goal === 'points' || options.rounds > 1;
}

function scoreSoFarText(view: View, which: Seat, context: FormulaTextContext): string {
  return `${scoreLabel(context.info.options.goal, context)} ${context.number(view.scores[which]!)}`;
}

export function scoreLabel(goal: Goal, context: FormulaTextContext): string {
  const { score: t } = context.t;
  return goal === 'points' ? t.points : goal === 'all' ? t.places : t.roundsWon;
}

export function scoreText(view: View, which: Seat, context: FormulaTextContext): string {
  const { score: t } = context.t;
  const { goal, rounds } = context.info.options;
  const points = view.scores[which]!;
  if (goal === 'points') return t.sayPoints(points);
  if (goal === 'all') return rounds === 1 ? t.sayPlace(points) : t.sayPlaces(points);
  const left = view.cardsLeft[which]!;
  return rounds === 1 ? t.sayCards(left) : t.sayRounds(points, left);
}

/** Why a draft is refused, in the language of the page. */
export function reasonText(t: FormulaTexts, reason: IllegalMoveReason): string {
  const given = reason as unknown as ReasonDetails & { readonly op?: keyof typeof SIGN_TEXTS; readonly place?: string };
  const sum = given.op === undefined ? '' : `${given.a} ${SIGN_TEXTS[given.op]} ${given.b}`;
  return t.reasons[reason.code]({ ...given, sum, place: given.place?.toUpperCase() ?? '' });
}

/** What is wrong with the sum of a draft: "12 + 7 is 19, not 18". */
export function wrongSumText(t: FormulaTexts, op: Operator, a: number, b: number, c: number): string {
  const right = resultOf(OPERATORS.indexOf(op), a, b);
  const code = right >= 0 ? 'not-true' : op === '-' ? 'negative' : 'division';
  return reasonText(t, { code, message: '', op, a, b, c, right });
}
