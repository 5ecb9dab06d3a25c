import {
  type GameDefinition,
  type GameTypes,
  optionEntries,
  optionSamples,
  resolveOptions,
  type Rng,
} from '@paddock/kernel';

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

/** Every seat count with every value of every option, the other options at their defaults: a sum, not a product. */
export function coveringSetups<K extends GameTypes>(definition: GameDefinition<K>): Setup<K>[] {
  const found = new Map<string, Setup<K>>();
  const add = (seats: number, given: Record<string, unknown>): void => {
    const options = resolveOptions(definition, seats, given);
    if (!options.ok) return;
    const setup = { seats, options: options.value };
    found.set(JSON.stringify(setup), setup);
  };
  for (const seats of seatCounts(definition)) {
    add(seats, {});
    for (const [name, spec] of optionEntries(definition.options)) {
      for (const value of optionSamples(spec)) add(seats, { ...spec.when, [name]: value });
    }
  }
  return [...found.values()];
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
