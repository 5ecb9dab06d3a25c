import { evaluate, findBot, runToEnd } from '@paddock/bots';
import { formulaDe, type FormulaDeTypes, type Options } from '@paddock/formula-de';
import {
  appendEntry,
  createFastDice,
  type Match,
  observe,
  observeMatch,
  observeView,
  resolveChance,
  Rng,
  startMatch,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';

type Race = Match<FormulaDeTypes>;

const OPTIONS: Options = { circuit: 'monaco', laps: 1, carsPerPlayer: 1, dashboards: 'hidden', teamPoints: false };
const SAMPLES = 30;

/** Plays the race with these bots in turn and calls `visit` whenever somebody must move. */
function playRace(
  seats: number,
  options: Partial<Options>,
  bots: readonly string[],
  visit: (race: Race) => void,
): void {
  const race = startMatch(formulaDe, seats, { ...OPTIONS, ...options });
  const dice = createFastDice(Rng.from('dice'));
  const rng = Rng.from('bots');
  for (;;) {
    resolveChance(race, dice);
    const awaiting = race.game.awaiting(race.state);
    if (awaiting.kind !== 'moves') return;
    visit(race);
    const seat = awaiting.seats[0]!;
    const bot = findBot('formula-de', bots[seat % bots.length]!)!;
    appendEntry(race, [seat, bot.choose(observe(race.game, race.state, seat), rng) as FormulaDeTypes['move']]);
  }
}

describe('a seat that counts the wear of hidden dashboards along', () => {
  it.each([
    ['four cars', 4, {}, ['greedy']],
    ['ten cars in each other’s way', 10, {}, ['rookie', 'greedy']],
    ['two laps with pit stops', 5, { circuit: 'zandvoort', laps: 2 }, ['greedy', 'rookie']],
    ['two cars each', 3, { carsPerPlayer: 2 }, ['rookie']],
  ] as const)('never rules the truth out, and is mostly certain: %s', (_, seats, options, bots) => {
    const rng = Rng.from('samples');
    let dashboards = 0;
    let certain = 0;
    let moment = 0;
    playRace(seats, options, bots, (race) => {
      if (moment++ % 9 !== 0) return;
      const { game, state } = race;
      const seen = observeMatch(race, 0);
      const samples = Array.from({ length: SAMPLES }, () => seen.sample(rng));
      for (const sample of samples) {
        expect(game.view(sample, 0)).toEqual(game.view(state, 0));
        expect(game.audit(sample)).toBeNull();
      }
      for (let car = game.options.carsPerPlayer; car < state.status.length; car++) {
        if (state.status[car]! > 1) continue;
        const truth = state.wear.slice(car * 5, car * 5 + 5).join(' ');
        const guesses = new Set(samples.map(({ wear }) => wear.slice(car * 5, car * 5 + 5).join(' ')));
        expect([...guesses]).toContain(truth);
        dashboards++;
        if (guesses.size === 1) certain++;
      }
    });
    expect(dashboards).toBeGreaterThan(20);
    expect(certain / dashboards).toBeGreaterThan(0.9);
  });

  it('knows the same from its view and the events it was shown', () => {
    const race = startMatch(formulaDe, 5, { ...OPTIONS, circuit: 'zandvoort', laps: 2 });
    const dice = createFastDice(Rng.from('dice'));
    const rng = Rng.from('bots');
    const bot = findBot('formula-de', 'rookie')!;
    const events: FormulaDeTypes['event'][] = [];
    let compared = 0;
    for (;;) {
      resolveChance(race, dice, events);
      const awaiting = race.game.awaiting(race.state);
      if (awaiting.kind !== 'moves') break;
      if (race.entries.length % 7 === 0) {
        const { game, state } = race;
        const shown = events.flatMap((event) => game.redact(event, 1) ?? []);
        const seen = observeView(game, game.view(state, 1), 1, shown)!;
        const expected = observeMatch(race, 1);
        // The dashboards of cars that are out do not matter.
        const wearOf = ({ wear, status }: typeof state): number[] =>
          wear.filter((_, i) => status[Math.floor(i / 5)]! <= 1);
        for (const seed of ['a', 'b', 'c'])
          expect(wearOf(seen.sample(Rng.from(seed)))).toEqual(wearOf(expected.sample(Rng.from(seed))));
        expect(seen.legal).toEqual(expected.legal);
        compared++;
      }
      const seat = awaiting.seats[0]!;
      const move = bot.choose(observe(race.game, race.state, seat), rng) as FormulaDeTypes['move'];
      appendEntry(race, [seat, move], events);
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('knows nothing but what it was shown', () => {
    playRace(4, {}, ['rookie'], (race) => {
      if (race.entries.length % 40 !== 0) return;
      const seen = observeMatch(race, 1);
      const truth = race.state.wear.slice();
      const expected = seen.sample(Rng.from('same')).wear;
      // Another truth that looks the same to the seat must give the same samples.
      race.game.determinize(race.state, 1, Rng.from('another truth'));
      expect(observeMatch(race, 1).sample(Rng.from('same')).wear).toEqual(expected);
      race.state.wear = truth;
    });
  });
});

it('Formula Dé evaluation: what all seats give themselves adds up to about 1 with hidden dashboards', () => {
  let sum = 0;
  let moments = 0;
  playRace(4, {}, ['greedy'], (race) => {
    if (race.entries.length % 35 !== 0 || race.state.round > 8) return;
    moments++;
    for (let seat = 0; seat < 4; seat++) {
      const seen = observeMatch(race, seat);
      const { winProbabilities } = runToEnd(evaluate('formula-de', seen, Rng.from('own'), { playouts: 60 }));
      sum += winProbabilities[seat]!.probability;
    }
  });
  expect(moments).toBeGreaterThan(1);
  expect(Math.abs(sum / moments - 1)).toBeLessThan(0.08);
});
