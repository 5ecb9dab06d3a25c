import type { Card, FormelFunTypes } from '@paddock/formel-fun';
import type { Language } from '@paddock/kernel';
import type { DebriefWords, InEveryLanguage } from '../debrief-words.ts';

interface FormelFunTexts {
  readonly moment: (race: number, turn: number) => string;
  readonly red: string;
  readonly blue: string;
  readonly extraTurbo: string;
  readonly drew: (who: string, card: string) => string;
  readonly setup: string;
}

const TEXTS: InEveryLanguage<FormelFunTexts> = {
  en: {
    moment: (race, turn) => `Race ${race}, turn ${turn}`,
    red: 'red',
    blue: 'blue',
    extraTurbo: ' with an extra Turbo',
    drew: (who, card) => `${who} drew ${card}`,
    setup: 'The grid and the first hands were dealt',
  },
  fr: {
    moment: (race, turn) => `Course ${race}, tour ${turn}`,
    red: 'rouge',
    blue: 'bleu',
    extraTurbo: ' avec un Turbo en plus',
    drew: (who, card) => `${who} a pioché ${card}`,
    setup: 'La grille et les premières mains ont été tirées au sort',
  },
  de: {
    moment: (race, turn) => `Rennen ${race}, Durchgang ${turn}`,
    red: 'Rot',
    blue: 'Blau',
    extraTurbo: ' mit einem Turbo dazu',
    drew: (who, card) => `${who} zog ${card}`,
    setup: 'Startaufstellung und erste Handkarten wurden verteilt',
  },
};

export function createFormelFunWords(language: Language): DebriefWords<FormelFunTypes> {
  const t = TEXTS[language];
  const cardName = (card: Card): string =>
    card === 'T' ? 'Turbo' : `${card.startsWith('R') ? t.red : t.blue} ${card.slice(1)}`;
  return {
    moment: ({ race, turn, order }) => (order.length === 0 ? null : t.moment(race, turn)),
    move: ({ card, turbo }) => `${cardName(card)}${turbo ? t.extraTurbo : ''}`,
    chance: (events, who) => {
      for (const event of events)
        if (event.type === 'drew' && event.card !== null) return t.drew(who ?? '', cardName(event.card));
      return t.setup;
    },
  };
}
