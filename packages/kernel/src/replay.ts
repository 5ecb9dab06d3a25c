import { appendEntry, startMatch, type Match, resolveMove } from './match.ts';
import { commitmentOf, createFairDice } from './fairness.ts';
import { type Awaiting, CHANCE, type Entry, type GameDefinition, type GameTypes } from './game.ts';
import { resolveOptions } from './options.ts';
import { checkBinding } from './joint-seed.ts';
import { diceSeedOf, recordDigest, type GameRecord } from './record.ts';
import { fail, ok, type Result } from './result.ts';

/** Called with the position before each entry is played. */
export type ReplayVisitor<K extends GameTypes = GameTypes> = (
  match: Match<K>,
  awaiting: Awaiting,
  entry: Entry<K>,
) => void;

/** Replays a record and checks every entry against the rules and the digest against the final position. */
export function replayRecord<K extends GameTypes>(
  definition: GameDefinition<K>,
  record: GameRecord,
  visit?: ReplayVisitor<K>,
): Result<Match<K>> {
  if (record.game !== definition.id) return fail(`the record is of ${record.game}, not of ${definition.id}`);
  if (record.rulesVersion !== definition.rulesVersion) {
    return fail(`the record follows version ${record.rulesVersion} of the rules; this is ${definition.rulesVersion}`);
  }
  const options = resolveOptions(definition, record.seats, record.options as Record<string, unknown>);
  if (!options.ok) return options;
  if (Object.keys(record.options).length !== Object.keys(definition.options).length) {
    return fail(`the record must name every option: ${Object.keys(definition.options).join(', ')}`);
  }
  const match = startMatch(definition, record.seats, options.value);
  for (const [n, entry] of record.entries.entries()) {
    const awaiting = match.game.awaiting(match.state);
    if (awaiting.kind === 'over') return fail(`entry ${n}: the game is over already`);
    const right = check(match, awaiting, entry as Entry<K>);
    if (!right.ok) return fail(`entry ${n}: ${right.error}`);
    visit?.(match, awaiting, right.value);
    appendEntry(match, right.value);
  }
  if (record.digest !== undefined && record.digest !== recordDigest(record, match.game.table(match.state))) {
    return fail('the digest does not fit: the record was changed, or the rules have');
  }
  return ok(match);
}

function check<K extends GameTypes>(match: Match<K>, awaiting: Awaiting, entry: Entry<K>): Result<Entry<K>> {
  const [actor, what] = entry;
  if (actor !== CHANCE) {
    const resolved = resolveMove(match, actor, what);
    return resolved.ok ? ok([actor, resolved.value]) : fail(resolved.error.message);
  }
  if (awaiting.kind !== 'chance') return fail('a move is awaited, not chance');
  const outcome = what as number;
  return outcome < awaiting.ways ? ok([CHANCE, outcome]) : fail(`outcome ${outcome} of only ${awaiting.ways} ways`);
}

/**
 * Replays a finished record, and checks every outcome against the seed and the seed against its commitment; with joint
 * dice also every nonce against its own, and the drawing of the seats.
 */
export function verifyRecord<K extends GameTypes>(definition: GameDefinition<K>, record: GameRecord): Result<Match<K>> {
  if (record.seed === undefined) return fail('the record tells no seed: its dice cannot be checked');
  if (record.digest === undefined) return fail('the record has no digest: its moves cannot be checked');
  if (commitmentOf(record.seed) !== record.seedHash) return fail('the seed is not the one that was committed to');
  const diceSeed = diceSeedOf(record)!;
  const bound = record.binding === undefined ? ok(null) : checkBinding(diceSeed, record.binding);
  if (!bound.ok) return bound;
  const dice = createFairDice(diceSeed);
  let loaded: string | null = null;
  const replayed = replayRecord(definition, record, (match, awaiting, [actor, outcome]) => {
    if (actor !== CHANCE || awaiting.kind !== 'chance' || loaded !== null) return;
    const n = match.entries.length;
    const fair = dice(n, awaiting.ways);
    if (fair !== outcome) loaded = `entry ${n}: the seed gives outcome ${fair}, the record says ${outcome as number}`;
  });
  if (loaded !== null) return fail(loaded);
  if (!replayed.ok) return replayed;
  const { game, state } = replayed.value;
  if (game.awaiting(state).kind !== 'over') return fail('the game is not over: nothing can be verified yet');
  return replayed;
}
