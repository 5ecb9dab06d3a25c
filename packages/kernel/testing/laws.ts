import {
  appendEntry,
  canonicalJson,
  formatRecord,
  type GameTypes,
  type Match,
  parseRecord,
  createRecord,
  replayRecord,
  Rng,
  isSameJson,
  submitMove,
  verifyRecord,
} from '@paddock/kernel';
import { expect } from 'vitest';
import { expectSame } from './expect-same.ts';
import { playRandomly } from './walk.ts';

/** Legal moves are stable, free of duplicates, told apart by `moveId`, and none for seats that are not awaited. */
export function checkLegalMoves<K extends GameTypes>({ game, state }: Match<K>): void {
  const awaiting = game.awaiting(state);
  const awaited = awaiting.kind === 'moves' ? awaiting.seats : [];
  for (let seat = 0; seat < game.seats; seat++) {
    const legal = game.legalMoves(state, seat);
    if (!awaited.includes(seat)) {
      expectSame(legal.length, 0);
      continue;
    }
    expectSame(legal.length > 0, true);
    const texts = legal.map((move) => JSON.stringify(move));
    expectSame(new Set(texts).size, legal.length);
    expectSame(new Set(legal.map((move) => game.moveId(move))).size, legal.length);
    expectSame(JSON.stringify(game.legalMoves(game.clone(state), seat)), `[${texts.join(',')}]`);
  }
}

/** Illegal and out-of-turn moves are refused and change nothing. */
export function checkRefusals<K extends GameTypes>(match: Match<K>): void {
  const { game, state } = match;
  const before = canonicalJson([state, match.entries.length]);
  const awaiting = game.awaiting(state);
  for (let seat = -1; seat <= game.seats; seat++) {
    const isAwaited = awaiting.kind === 'moves' && awaiting.seats.includes(seat);
    const legal = isAwaited ? game.legalMoves(state, seat) : [];
    const foreign = game.legalMoves(state, awaiting.kind === 'moves' ? awaiting.seats[0]! : 0);
    const expected = awaiting.kind === 'over' ? 'over' : isAwaited ? 'illegal' : 'not-awaited';
    const garbage = [null, undefined, 7, 'x', [], {}, { ...legal[0], extra: 1 }, foreign];
    for (const move of [...garbage, ...(isAwaited ? [] : foreign)]) {
      const answer = submitMove(match, seat, move);
      if (answer.ok || answer.error.code !== expected) expect(answer, JSON.stringify(move)).toBe(expected);
    }
  }
  expect(canonicalJson([state, match.entries.length])).toBe(before);
}

/** How far a copy is played on to see that it is independent. */
const STEPS_ON_A_COPY = 40;

/** A clone is independent, and a state survives JSON. */
export function checkCopies<K extends GameTypes>({ definition, game, state }: Match<K>, rng: Rng): void {
  const text = JSON.stringify(state);
  const parsed = JSON.parse(text) as K['state'];
  expect(isSameJson(parsed, state)).toBe(true);
  const copy = game.clone(state);
  expect(JSON.stringify(copy)).toBe(text);
  // What is played on the copy and on the parsed text must agree, and leave the original alone.
  const seed = `${rng.next()}`;
  const ends = [copy, parsed].map((s) => {
    let left = STEPS_ON_A_COPY;
    const twin: Match<K> = { definition, game, state: s, entries: [] };
    playRandomly(twin, Rng.from(seed), () => left-- > 0);
    return canonicalJson(game.table(s));
  });
  expect(ends[0]).toBe(ends[1]);
  expect(JSON.stringify(state)).toBe(text);
}

/** A state made of a view has this view, and gives its viewer the same moves. */
export function checkStateFromView<K extends GameTypes>({ game, state }: Match<K>): void {
  if (game.stateFromView === undefined || game.awaiting(state).kind !== 'moves') return;
  for (const viewer of [null, ...Array.from({ length: game.seats }, (_, seat) => seat)]) {
    const view = game.view(state, viewer);
    const made = game.stateFromView(view, viewer);
    expectSame(JSON.stringify(game.view(made, viewer)), JSON.stringify(view));
    expectSame(game.audit(made), null);
    if (viewer === null) continue;
    expectSame(JSON.stringify(game.legalMoves(made, viewer)), JSON.stringify(game.legalMoves(state, viewer)));
  }
}

/** Views are built by inclusion: what is slipped into a state never shows. */
export function checkInclusion<K extends GameTypes>({ game, state }: Match<K>): void {
  const spiked = spike(JSON.parse(JSON.stringify(state))) as K['state'];
  for (const viewer of [null, ...Array.from({ length: game.seats }, (_, seat) => seat)]) {
    expect(JSON.stringify(game.view(spiked, viewer))).not.toContain('smuggled');
  }
}

/** Slips a foreign member into every object. */
function spike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spike);
  if (value === null || typeof value !== 'object') return value;
  const spiked: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) spiked[key] = spike(member);
  spiked['smuggled'] = 'smuggled';
  return spiked;
}

/** Simultaneous choices commute. */
export function checkSimultaneousChoices<K extends GameTypes>({ definition, game, state }: Match<K>, rng: Rng): void {
  const awaiting = game.awaiting(state);
  if (awaiting.kind !== 'moves' || awaiting.seats.length < 2) return;
  const choices = awaiting.seats.map((seat) => [seat, rng.pick(game.legalMoves(state, seat))] as const);
  const ends = [choices, choices.toReversed()].map((order) => {
    const twin: Match<K> = { definition, game, state: game.clone(state), entries: [] };
    for (const choice of order) appendEntry(twin, choice);
    return canonicalJson(game.table(twin.state));
  });
  expect(ends[0]).toBe(ends[1]);
}

/** The record of a finished match replays to the same digest, survives its codec and is verified. */
export function checkRecord<K extends GameTypes>(match: Match<K>, seed: string): void {
  const record = createRecord(match, seed);
  const parsed = parseRecord(formatRecord(record));
  if (!parsed.ok) throw new Error(parsed.error);
  const replayed = replayRecord(match.definition, parsed.value);
  if (!replayed.ok) throw new Error(replayed.error);
  expect(createRecord(replayed.value, seed).digest).toBe(record.digest);
  const verdict = verifyRecord(match.definition, parsed.value);
  expect(verdict.ok ? 'verified' : verdict.error).toBe('verified');
}
