import type { NameTranslations } from './names.ts';

interface CircuitTitle {
  readonly name: string;
  readonly names?: NameTranslations;
}

/**
 * The circuits that come with the game, from the best known to the longest, with their names. This is the only list of their
 * ids; a test compares the names with the circuits. `built-in.ts` has the circuits themselves.
 */
export const CIRCUIT_TITLES = {
  monaco: { name: 'Monaco' },
  zandvoort: { name: 'Zandvoort' },
  larkholm: {
    name: 'Larkholm Sprint',
    names: { en: 'Larkholm Sprint', fr: 'Sprint de Larkholm', de: 'Larkholm-Sprint' },
  },
  'porto-brisa': { name: 'Porto Brisa', names: { en: 'Porto Brisa', fr: 'Porto Brisa', de: 'Porto Brisa' } },
  corvane: {
    name: 'Corvane Old Town',
    names: { en: 'Corvane Old Town', fr: 'Vieille ville de Corvane', de: 'Altstadt Corvane' },
  },
  zaffara: { name: 'Zaffara Sands', names: { en: 'Zaffara Sands', fr: 'Sables de Zaffara', de: 'Dünen von Zaffara' } },
  rocavera: { name: 'Rocavera Bay', names: { en: 'Rocavera Bay', fr: 'Baie de Rocavera', de: 'Bucht von Rocavera' } },
  silverbeck: {
    name: 'Silverbeck Park',
    names: { en: 'Silverbeck Park', fr: 'Parc de Silverbeck', de: 'Park Silverbeck' },
  },
  kestermont: {
    name: 'Streets of Kestermont',
    names: { en: 'Streets of Kestermont', fr: 'Rues de Kestermont', de: 'Stadtkurs Kestermont' },
  },
  merrowdale: {
    name: 'Merrowdale Forest',
    names: { en: 'Merrowdale Forest', fr: 'Forêt de Merrowdale', de: 'Wald von Merrowdale' },
  },
} as const satisfies Readonly<Record<string, CircuitTitle>>;

export type BuiltInCircuit = keyof typeof CIRCUIT_TITLES;

export const BUILT_IN_CIRCUIT_IDS = Object.keys(CIRCUIT_TITLES) as readonly BuiltInCircuit[];
