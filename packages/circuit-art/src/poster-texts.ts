import type { Language } from '@paddock/kernel';

/** A block of the help card on a poster: pairs of what and how much. */
export interface PosterBlock {
  readonly title: string;
  readonly lines: readonly (readonly [what: string, value: string])[];
}

export interface PosterTexts {
  readonly gear: (gear: number) => string;
  readonly dice: string;
  readonly blocks: readonly PosterBlock[];
  readonly facts: (rows: number, corners: number) => string;
  readonly footer: string;
}

/** The help card on posters. Dice are added from the rules. */
export const POSTER_TEXTS: Readonly<Record<Language, PosterTexts>> = {
  en: {
    gear: (gear) => ['1st', '2nd', '3rd', '4th', '5th', '6th'][gear - 1]!,
    dice: 'Dice',
    blocks: [
      {
        title: 'Corners',
        lines: [
          ['stops made', 'leave freely'],
          ['one stop short', '1 tyre per cell'],
          ['two stops short', 'out'],
        ],
      },
      {
        title: 'Forced downshift',
        lines: [
          ['1 gear skipped', '1 fuel'],
          ['2 gears skipped', '+ 1 brake'],
          ['3 gears skipped', '+ 1 engine'],
        ],
      },
      {
        title: 'Blocked',
        lines: [
          ['1–3 cells missing', '1 brake each'],
          ['4–6 cells', '3 brakes, rest tyres'],
          ['7 or more', 'out'],
        ],
      },
      {
        title: 'Black die',
        lines: [
          ['collision: 1', '1 body'],
          ['engine test: 1–4', '1 engine'],
          ['start: 1 stalls', '20: 4 cells'],
        ],
      },
    ],
    facts: (rows, corners) => `${rows} rows · ${corners} corners`,
    footer: 'Printed by Paddock',
  },
  fr: {
    gear: (gear) => (gear === 1 ? '1re' : `${gear}e`),
    dice: 'Dés',
    blocks: [
      {
        title: 'Virages',
        lines: [
          ['arrêts faits', 'sortie libre'],
          ['un arrêt de moins', '1 pneu par case'],
          ['deux de moins', 'abandon'],
        ],
      },
      {
        title: 'Rétrogradage forcé',
        lines: [
          ['1 rapport sauté', '1 essence'],
          ['2 rapports sautés', '+ 1 frein'],
          ['3 rapports sautés', '+ 1 moteur'],
        ],
      },
      {
        title: 'Bloqué',
        lines: [
          ['1 à 3 cases manquent', '1 frein chacune'],
          ['4 à 6 cases', '3 freins, puis pneus'],
          ['7 ou plus', 'abandon'],
        ],
      },
      {
        title: 'Dé noir',
        lines: [
          ['collision : 1', '1 carrosserie'],
          ['test moteur : 1–4', '1 moteur'],
          ['départ : 1 cale', '20 : 4 cases'],
        ],
      },
    ],
    facts: (rows, corners) => `${rows} rangées · ${corners} virages`,
    footer: 'Imprimé par Paddock',
  },
  de: {
    gear: (gear) => `${gear}. Gang`,
    dice: 'Würfel',
    blocks: [
      {
        title: 'Kurven',
        lines: [
          ['Stopps gemacht', 'freie Ausfahrt'],
          ['ein Stopp zu wenig', '1 Reifen je Feld'],
          ['zwei zu wenig', 'Ausfall'],
        ],
      },
      {
        title: 'Zwangsrückschaltung',
        lines: [
          ['1 Gang übersprungen', '1 Benzin'],
          ['2 übersprungen', '+ 1 Bremse'],
          ['3 übersprungen', '+ 1 Motor'],
        ],
      },
      {
        title: 'Blockiert',
        lines: [
          ['1–3 Felder fehlen', 'je 1 Bremse'],
          ['4–6 Felder', '3 Bremsen, Rest Reifen'],
          ['7 oder mehr', 'Ausfall'],
        ],
      },
      {
        title: 'Schwarzer Würfel',
        lines: [
          ['Kollision: 1', '1 Karosserie'],
          ['Motortest: 1–4', '1 Motor'],
          ['Start: 1 würgt ab', '20: 4 Felder'],
        ],
      },
    ],
    facts: (rows, corners) => `${rows} Reihen · ${corners} Kurven`,
    footer: 'Gedruckt von Paddock',
  },
};
