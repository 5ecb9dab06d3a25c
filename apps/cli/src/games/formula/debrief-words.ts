import type { FormulaTypes } from '@paddock/formula';
import type { Language } from '@paddock/kernel';
import type { DebriefWords, InEveryLanguage } from '../debrief-words.ts';
import { formatEquation } from './board.ts';

interface FormulaTexts {
  readonly round: (round: number) => string;
  readonly turn: (turn: number) => string;
  readonly draw: string;
  readonly pass: string;
  readonly joker: string;
  readonly drew: (who: string, card: string) => string;
  readonly setup: string;
}

const TEXTS: InEveryLanguage<FormulaTexts> = {
  en: {
    round: (round) => `Round ${round}`,
    turn: (turn) => `turn ${turn}`,
    draw: 'draw a card',
    pass: 'pass',
    joker: 'a joker',
    drew: (who, card) => `${who} drew ${card}`,
    setup: 'The cards were dealt',
  },
  fr: {
    round: (round) => `Manche ${round}`,
    turn: (turn) => `tour ${turn}`,
    draw: 'piocher une carte',
    pass: 'passer',
    joker: 'un joker',
    drew: (who, card) => `${who} a pioché ${card}`,
    setup: 'Les cartes ont été distribuées',
  },
  de: {
    round: (round) => `Runde ${round}`,
    turn: (turn) => `Zug ${turn}`,
    draw: 'eine Karte ziehen',
    pass: 'passen',
    joker: 'einen Joker',
    drew: (who, card) => `${who} zog ${card}`,
    setup: 'Die Karten wurden verteilt',
  },
};

export function createFormulaWords(language: Language): DebriefWords<FormulaTypes> {
  const t = TEXTS[language];
  return {
    moment: ({ round, turns, toMove }) =>
      toMove === null ? t.round(round) : `${t.round(round)}, ${t.turn(turns + 1)}`,
    move: (_move, preview) => {
      // Without the stars that mark jokers on the board: a story has no legend.
      if (preview.kind === 'formula') return formatEquation(preview.formula).replaceAll('*', '');
      return preview.source === null ? t.pass : t.draw;
    },
    chance: (events, who) => {
      for (const event of events)
        if (event.type === 'drew' && event.card !== null)
          return t.drew(who ?? '', event.card === 'J' ? t.joker : event.card);
      return t.setup;
    },
  };
}
