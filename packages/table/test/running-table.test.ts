import { createHmac } from 'node:crypto';
import { games } from '@paddock/games';
import {
  startMatch,
  CHANCE,
  defaultOptions,
  type GameDefinition,
  type Match,
  Rng,
  seedFromText,
  type Viewer,
} from '@paddock/kernel';
import { randomSetup } from '@paddock/kernel/testing/setups';
import { polePosition } from '@paddock/pole-position';
import { describe, expect, it } from 'vitest';
import { applyEventStep, eventStepOf, positionOf, RunningTable } from '@paddock/table';

const SEED = seedFromText('running table');
/** Enough for every kind of decision; whole races would only repeat them. */
const MAX_ENTRIES = 150;

function createTable(definition: GameDefinition, text: string): RunningTable {
  const { seats, options } = randomSetup(definition, Rng.from(text));
  return new RunningTable(startMatch(definition, seats, options), SEED);
}

/** Plays random legal moves, and calls `visit` at every position at which seats are awaited. */
function playRandomly(table: RunningTable, text: string, visit: () => void = () => {}): void {
  const rng = Rng.from(text);
  table.commit(table.prepareChance());
  while (table.ranking() === undefined && table.length < MAX_ENTRIES) {
    visit();
    const seat = rng.pick(table.awaitedSeats());
    const transition = table.prepare(seat, rng.pick(table.match.game.legalMoves(table.match.state, seat)));
    if (!transition.ok) throw new Error(transition.error.message);
    table.commit(transition.value);
  }
}

function toText({ state, entries }: Match): string {
  return JSON.stringify({ state, entries });
}

function listViewers({ match }: RunningTable): Viewer[] {
  return [null, ...Array.from({ length: match.game.seats }, (_, seat) => seat)];
}

function startPolePosition(): RunningTable {
  const options = { rules: 'normal', course: 'shuffled', tokens: null, podium: 'all' } as const;
  const table = new RunningTable(startMatch(polePosition, 3, options), SEED);
  table.commit(table.prepareChance());
  return table;
}

describe.each(games.map((definition) => [definition.id, definition] as const))('%s', (id, definition) => {
  it('gives every viewer the next position by events alone', () => {
    const table = createTable(definition, `events ${id}`);
    const rng = Rng.from(id);
    const viewers = listViewers(table);
    table.commit(table.prepareChance());
    let positions = viewers.map((viewer) => positionOf(table.match, viewer));
    while (table.ranking() === undefined && table.length < MAX_ENTRIES) {
      const seat = rng.pick(table.awaitedSeats());
      const transition = table.prepare(seat, rng.pick(table.match.game.legalMoves(table.match.state, seat)));
      if (!transition.ok) throw new Error(transition.error.message);
      const { from, events } = transition.value;
      table.commit(transition.value);
      positions = viewers.map((viewer, i) => {
        const step = eventStepOf(table.match, events, viewer, from);
        expect(step.legal !== undefined).toBe(viewer !== null && table.awaitedSeats().includes(viewer));
        expect(applyEventStep(table.match.game, { ...positions[i]!, n: from + 1 }, step)).toBeNull();
        return applyEventStep(table.match.game, positions[i]!, step)!;
      });
      expect(positions).toEqual(viewers.map((viewer) => positionOf(table.match, viewer)));
    }
  });

  it('prepares every move without changing the table', () => {
    const table = createTable(definition, id);
    playRandomly(table, id, () => {
      const { match } = table;
      const before = toText(match);
      const [seat] = table.awaitedSeats();
      for (const move of match.game.legalMoves(match.state, seat!).slice(0, 5)) {
        const transition = table.prepare(seat!, move);
        expect(transition).toMatchObject({ ok: true, value: { from: table.length } });
        expect(transition.ok && transition.value.entries[0]).toEqual([seat, move]);
      }
      expect(table.match).toBe(match);
      expect(toText(table.match)).toBe(before);
    });
  });

  it('resolves chance in the same transition', () => {
    const options = defaultOptions(definition.options);
    const table = new RunningTable(startMatch(definition, definition.seats.min, options as object), SEED);
    playRandomly(table, id, () => expect(table.isChanceAwaited()).toBe(false));
    expect(table.match.entries.some(([actor]) => actor === CHANCE)).toBe(true);
    expect(table.prepareChance()).toMatchObject({ from: table.length, entries: [], events: [] });
  });

  it('is the same table when its entries are appended', () => {
    const [table, other] = [createTable(definition, id), createTable(definition, id)];
    playRandomly(table, id);
    const events = other.append(table.match.entries);
    expect(toText(other.match)).toBe(toText(table.match));
    expect(events).toEqual(other.match.entries.flatMap((_, i) => replayEventsAt(table, i)));
  });

  it('snapshot, since, at and the steps agree for every position and viewer', () => {
    const table = createTable(definition, id);
    playRandomly(table, id);
    for (const viewer of listViewers(table)) {
      const whole = table.snapshot(viewer);
      expect(whole.position).toEqual(positionOf(table.match, viewer));
      const steps = table.stepsSince(viewer, 0);
      expect(steps).toHaveLength(table.length);
      // The viewers share the positions.
      for (let n = (viewer ?? 2) % 3; n <= table.length; n += 3) {
        const step = table.at(n, viewer);
        expect(step.after.n).toBe(n);
        expect(step).toEqual(n === 0 ? { events: [], after: step.after } : steps[n - 1]);
        expect(step.events).toEqual(whole.history.filter((logged) => logged.n === n).map(({ event }) => event));
        expect(table.snapshot(viewer, n)).toEqual({
          position: step.after,
          history: whole.history.filter((logged) => logged.n <= n),
        });
        const missed = whole.history.filter((logged) => logged.n > n).map(({ event }) => event);
        expect(table.since(viewer, n)).toEqual({ events: missed, after: whole.position });
      }
    }
  });

  it('shows the steps of a transition as they are once it is committed', () => {
    const table = createTable(definition, id);
    const viewer = 0;
    for (let transition = table.prepareChance(); ;) {
      const { from } = transition;
      const steps = table.stepsOf(transition, viewer);
      table.commit(transition);
      expect(table.stepsSince(viewer, from)).toEqual(steps);
      const seat = table.awaitedSeats()[0];
      if (seat === undefined || table.length > MAX_ENTRIES / 2) return;
      const next = table.prepare(seat, table.match.game.legalMoves(table.match.state, seat)[0]);
      if (!next.ok) throw new Error(next.error.message);
      transition = next.value;
    }
  });

  it('gives a preview for every legal move and for no other', () => {
    const table = createTable(definition, id);
    playRandomly(table, id, () => {
      const { game, state } = table.match;
      for (let seat = 0; seat < game.seats; seat++) {
        const legal = game.legalMoves(state, seat);
        const [first] = legal;
        if (first !== undefined)
          expect(table.preview(seat, first)).toEqual({ ok: true, value: game.preview(state, seat, first) });
        expect(table.preview(seat, { ...first, unknown: 1 }).ok).toBe(false);
        expect(table.preview(seat, null).ok).toBe(false);
        const isAwaited = table.awaitedSeats().includes(seat);
        expect(isAwaited).toBe(legal.length > 0);
        const others = table
          .awaitedSeats()
          .flatMap((one) => game.legalMoves(state, one))
          .slice(0, 5);
        if (!isAwaited) for (const move of others) expect(table.preview(seat, move).ok).toBe(false);
      }
    });
  });
});

function replayEventsAt(table: RunningTable, i: number): object[] {
  const { definition, game, entries } = table.match;
  const past = new RunningTable({ definition, game, state: game.setup(), entries: [] }, null);
  past.append(entries.slice(0, i));
  return past.append([entries[i]!]);
}

describe('a transition', () => {
  it('is refused when the table has advanced since it was prepared', () => {
    const table = startPolePosition();
    const [first, second] = table.awaitedSeats();
    const move = table.match.game.legalMoves(table.match.state, first!)[0]!;
    const stale = table.prepare(first!, move);
    const other = table.prepare(second!, move);
    if (!stale.ok || !other.ok) throw new Error('both seats choose at once');
    table.commit(other.value);
    const before = toText(table.match);
    expect(() => table.commit(stale.value)).toThrow('the table is at');
    expect(() => table.stepsOf(stale.value, null)).toThrow('the table is at');
    expect(toText(table.match)).toBe(before);
    expect(() => table.commit(other.value)).toThrow('the table is at');
  });

  it('is not created from a refused move', () => {
    const table = startPolePosition();
    expect(table.prepare(0, { fuel: 99 })).toMatchObject({ ok: false, error: { code: 'illegal' } });
    expect(table.prepare(99, {})).toMatchObject({ ok: false, error: { code: 'not-awaited' } });
  });
});

describe('a choice', () => {
  it('is stale once its own seat has moved, not when others have, and never valid for the future', () => {
    const table = startPolePosition();
    const n = table.length;
    const [first, second] = table.awaitedSeats();
    expect(table.isStale(first!, n)).toBe(false);
    expect(table.isStale(first!, n + 1)).toBe(true);
    const chosen = table.prepare(first!, table.match.game.legalMoves(table.match.state, first!)[0]);
    if (!chosen.ok) throw new Error(chosen.error.message);
    table.commit(chosen.value);
    expect(table.length).toBe(n + 1);
    expect(table.isStale(first!, n)).toBe(true);
    expect(table.isStale(first!, n + 1)).toBe(false);
    expect(table.isStale(second!, n)).toBe(false);
    expect(table.isStale(second!, 0)).toBe(false);
    expect(table.turnId(first!)).toBe(n + 1);
    expect(table.turnId(second!)).toBe(0);
  });
});

describe('a position', () => {
  it('that does not exist is refused', () => {
    const table = startPolePosition();
    for (const n of [-1, table.length + 1]) {
      expect(() => table.at(n, null)).toThrow(RangeError);
      expect(() => table.since(null, n)).toThrow(RangeError);
      expect(() => table.stepsSince(null, n)).toThrow(RangeError);
    }
  });
});

describe('the random numbers of a bot', () => {
  it('are derived from the seed by HMAC, for the seat and the number of entries', () => {
    const table = startPolePosition();
    const hmac = createHmac('sha256', Buffer.from(SEED, 'hex')).update(`bot/1/${table.length}`).digest('hex');
    expect(table.botSeed(1)).toBe(hmac);
    expect(table.botRng(1).next()).toBe(Rng.from(hmac).next());
    expect(table.botSeed(2)).not.toBe(hmac);
    expect(table.botSeed(1)).not.toContain(SEED);
  });

  it('do not exist without a seed, and neither does other chance', () => {
    const table = new RunningTable(startMatch(polePosition, 3, startPolePosition().match.game.options as never), null);
    expect(() => table.botSeed(0)).toThrow('without a seed');
    expect(table.prepareChance().entries).toEqual([]);
  });
});

describe('an observation', () => {
  it('does not change when the table advances', () => {
    const table = startPolePosition();
    const [first, second] = table.awaitedSeats();
    const observed = table.observe(second!);
    const sample = JSON.stringify(observed.sample(Rng.from('x')));
    const chosen = table.prepare(first!, table.match.game.legalMoves(table.match.state, first!)[0]);
    if (!chosen.ok) throw new Error(chosen.error.message);
    table.append(chosen.value.entries);
    expect(JSON.stringify(observed.sample(Rng.from('x')))).toBe(sample);
  });
});
