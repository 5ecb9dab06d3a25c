import { type Bot, levelsFor } from '@paddock/bots';
import {
  createFastDice,
  createRecord,
  defaultOptionsFor,
  type GameDefinition,
  type GameRecord,
  observeMatch,
  optionEntries,
  optionSamples,
  playToEnd,
  resolveOptions,
  Rng,
  seedFromText,
  startMatch,
} from '@paddock/kernel';

/** Bots that search get this many playouts, so that a race takes a second or two. */
const PLAYOUTS = 200;
/** The part of the options that differ from what a table has if nobody chooses any. */
const CHOSEN_OPTIONS_SHARE = 0.4;

/** A race that no evaluator was fitted to, with the level that drives each seat. */
export interface HeldOutRace {
  readonly record: GameRecord;
  readonly levels: readonly string[];
}

/** The races of a game, by number: all seat counts, all options, and a level drawn for every seat. */
export function playHeldOutRace(definition: GameDefinition, number: number): HeldOutRace {
  const rng = Rng.from(`held-out race ${definition.id} ${number}`);
  const { min, max } = definition.seats;
  const seats = min + (number % (max - min + 1));
  const bots = Array.from({ length: seats }, () => rng.pick(levelsFor(definition.id)));
  const match = startMatch(definition, seats, drawOptions(definition, seats, rng));
  const streams = bots.map(() => rng.fork());
  playToEnd(match, createFastDice(rng.fork()), (running, seat) => choose(bots[seat]!, running, seat, streams[seat]!));
  return {
    record: createRecord(
      match,
      seedFromText(`held-out race ${number}`),
      bots.map(({ id }, seat) => [0, seat, `bot:${id}`] as const),
    ),
    levels: bots.map(({ id }) => id),
  };
}

function choose(bot: Bot, running: Parameters<typeof observeMatch>[0], seat: number, rng: Rng): object {
  return bot.choose(observeMatch(running, seat), rng, bot.defaultBudget === null ? undefined : { playouts: PLAYOUTS });
}

/** The default options for most; each option may have another value that the game allows. */
function drawOptions(definition: GameDefinition, seats: number, rng: Rng): object {
  for (let attempt = 0; attempt < 100; attempt++) {
    const chosen = optionEntries(definition.options).filter(() => rng.below(100) < 100 * CHOSEN_OPTIONS_SHARE);
    const given = Object.fromEntries(chosen.map(([name, spec]) => [name, rng.pick(optionSamples(spec))]));
    const options = resolveOptions(definition, seats, given);
    if (options.ok) return options.value;
  }
  return defaultOptionsFor(definition, seats);
}
