import type { Language } from '@paddock/kernel';
import type { PolePositionTypes, Token } from '@paddock/pole-position';
import type { DebriefWords, InEveryLanguage } from '../debrief-words.ts';

interface PolePositionTexts {
  readonly moment: (turn: number) => string;
  readonly fuel: (card: number) => string;
  readonly car: (car: number) => string;
  readonly tokens: Readonly<Record<Token, string>>;
  readonly revealed: (cards: string) => string;
  readonly course: string;
}

const TEXTS: InEveryLanguage<PolePositionTexts> = {
  en: {
    moment: (turn) => `Turn ${turn}`,
    fuel: (card) => `fuel card ${card}`,
    car: (car) => `car ${car}`,
    tokens: {
      oil: 'Oil',
      pit: 'Pit stop',
      turbo: 'Turbo',
      slip: 'Slipstream',
      comeback: 'Comeback',
      grey: 'a grey token',
    },
    revealed: (cards) => `All cards were revealed: ${cards}`,
    course: 'The course was laid',
  },
  fr: {
    moment: (turn) => `Tour ${turn}`,
    fuel: (card) => `la carte Carburant ${card}`,
    car: (car) => `la voiture ${car}`,
    tokens: {
      oil: 'Flaque d’huile',
      pit: 'Arrêt aux stands',
      turbo: 'Turbo',
      slip: 'Aspiration',
      comeback: 'Remontée',
      grey: 'un jeton gris',
    },
    revealed: (cards) => `Toutes les cartes ont été révélées : ${cards}`,
    course: 'Le circuit a été posé',
  },
  de: {
    moment: (turn) => `Durchgang ${turn}`,
    fuel: (card) => `Treibstoffkarte ${card}`,
    car: (car) => `Wagen ${car}`,
    tokens: {
      oil: 'Ölfleck',
      pit: 'Boxenstopp',
      turbo: 'Turbo',
      slip: 'Windschatten',
      comeback: 'Aufholjagd',
      grey: 'ein graues Plättchen',
    },
    revealed: (cards) => `Alle Karten wurden aufgedeckt: ${cards}`,
    course: 'Die Strecke wurde gelegt',
  },
};

export function createPolePositionWords(language: Language): DebriefWords<PolePositionTypes> {
  const t = TEXTS[language];
  return {
    moment: ({ phase, turn }) => (phase === 'course' || phase === 'build' ? null : t.moment(turn)),
    move: (move) => {
      if ('fuel' in move) return t.fuel(move.fuel);
      return 'car' in move ? t.car(move.car + 1) : t.tokens[move.token];
    },
    chance: (events, _who, names) => {
      const revealed = events.find((event) => event.type === 'revealed');
      if (revealed === undefined) return t.course;
      return t.revealed(
        revealed.fuel.flatMap((card, seat) => (card === null ? [] : [`${names[seat]} ${card}`])).join(', '),
      );
    },
  };
}
