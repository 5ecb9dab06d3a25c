import {
  type GameDefinition,
  type GameTypes,
  optionEntries,
  optionSamples,
  resolveOptions,
  type Rng,
} from '@paddock/kernel';
import { chooseCoveringRows, combinations } from './pairwise.ts';

/** A table to play at: how many seats, which options. */
export interface Setup<K extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: K['options'];
}

export function describeSetup({ seats, options }: Setup): string {
  const parts = Object.entries(options).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${name}=${text.length > 24 ? '…' : text}`;
  });
  return `${seats} seats, ${parts.join(', ') || 'no options'}`;
}

export function seatCounts(definition: GameDefinition): number[] {
  const { min, max } = definition.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/**
 * Every combination of seats and options that the game allows. An option that has no effect, because another one has not the value
 * that it needs, keeps its default.
 */
export function allSetups<K extends GameTypes>(definition: GameDefinition<K>): Setup<K>[] {
  return allowedRows(definition).map(({ setup }) => setup);
}

/** Few tables in which every two settings that are allowed together occur together, seats included. */
export function pairwiseSetups<K extends GameTypes>(definition: GameDefinition<K>): Setup<K>[] {
  const rows = allowedRows(definition);
  const setups = new Map(rows.map(({ row, setup }) => [row, setup]));
  return chooseCoveringRows(rows.map(({ row }) => row)).map((row) => setups.get(row)!);
}

interface AllowedRow<K extends GameTypes> {
  /** The index of the seat count and of each option's value. */
  readonly row: readonly number[];
  readonly setup: Setup<K>;
}

function allowedRows<K extends GameTypes>(definition: GameDefinition<K>): AllowedRow<K>[] {
  const seats = seatCounts(definition);
  const options = optionEntries(definition.options).map(([name, spec]) => ({
    name,
    spec,
    values: optionSamples(spec),
    others: Object.entries(spec.when ?? {}),
  }));
  const sizes = [seats.length, ...options.map(({ values }) => values.length)];
  return combinations(sizes).flatMap((row) => {
    const given = Object.fromEntries(options.map(({ name, values }, i) => [name, values[row[i + 1]!]]));
    const isIdle = options.some(
      ({ name, spec, others }) =>
        given[name] !== spec.default && others.some(([other, value]) => given[other] !== value),
    );
    if (isIdle) return [];
    const resolved = resolveOptions(definition, seats[row[0]!]!, given);
    return resolved.ok ? [{ row, setup: { seats: seats[row[0]!]!, options: resolved.value } }] : [];
  });
}

/** Any combination of seats and options that the game allows. */
export function randomSetup<K extends GameTypes>(definition: GameDefinition<K>, rng: Rng): Setup<K> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const seats = rng.pick(seatCounts(definition));
    const given = Object.fromEntries(
      optionEntries(definition.options).map(([name, spec]) => [name, rng.pick(optionSamples(spec))]),
    );
    const options = resolveOptions(definition, seats, given);
    if (options.ok) return { seats, options: options.value };
  }
  throw new Error(`${definition.id}: no allowed combination of options in a thousand tries`);
}
