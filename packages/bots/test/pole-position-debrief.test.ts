import { type Move, polePosition, type State } from '@paddock/pole-position';
import {
  CHANCE,
  createFastDice,
  createRecord,
  defaultOptions,
  observe,
  playToEnd,
  Rng,
  startMatch,
} from '@paddock/kernel';
import { findBot, runToEnd } from '@paddock/bots';
import { createRaceAnalyst } from '@paddock/bots/debriefs';
import { describe, expect, it } from 'vitest';
import { isBeyondDoubt } from '../src/debrief/flag.ts';
import { CardChoice } from '../src/pole-position/card-choice.ts';
import { chooseMilderReview, reviewCard } from '../src/pole-position/card-review.ts';

const LEGAL = [{ fuel: 2 }, { fuel: 5 }, { fuel: 7 }];

/** What several trees say about seat 0: the values of its three cards, and how often it plays the first. */
function createLook(trees: readonly (readonly [number, number, number])[], share = 0.01): CardChoice {
  const results = trees.map((values) => [
    { mix: [share, 1 - share, 0], values: values.map((value) => [value, 1 - value]), expected: [0.5, 0.5] },
  ]);
  return new CardChoice([0], results);
}

const review = (...looks: CardChoice[]) => reviewCard(looks, 0, LEGAL, 0);

const CLEAR = createLook([
  [0.3, 0.4, 0.1],
  [0.31, 0.4, 0.1],
]);

describe('a card of Pole Position', () => {
  it('is an error if all trees agree that another one is better', () => {
    expect(review(CLEAR)).toMatchObject({ best: { fuel: 5 }, choices: 3 });
    expect(review(CLEAR).error).toBeCloseTo(0.095, 9);
    expect(review(CLEAR).gift.map((value) => Math.round(1000 * value))).toEqual([-95, 95]);
    expect(isBeyondDoubt(review(CLEAR))).toBe(true);
  });

  it('is compared with the card that is better in all trees, not with the one that is best on average', () => {
    const found = review(
      createLook([
        [0.1, 0.25, 0.7],
        [0.1, 0.26, 0.05],
      ]),
    );
    expect(found.best).toEqual({ fuel: 5 });
    expect(found.error).toBeCloseTo(0.155, 9);
    expect(found.bestProbability).toBeCloseTo(0.255, 9);
  });

  it('is disputed if a single tree values it as much', () => {
    const disputed = createLook([
      [0.3, 0.4, 0.1],
      [0.4, 0.4, 0.1],
    ]);
    expect(CLEAR.isBetterInAllTrees(0, 1, 0)).toBe(true);
    expect(disputed.isBetterInAllTrees(0, 1, 0)).toBe(false);
  });

  it('is no error if no other card is better', () => {
    const found = review(
      createLook([
        [0.5, 0.4, 0.3],
        [0.5, 0.41, 0.3],
      ]),
    );
    expect(found).toMatchObject({ best: { fuel: 2 }, error: 0, gift: [0, 0], madeProbability: 0.5 });
  });

  it('is no error if the seat’s own mix contains it, in any look', () => {
    const mixed = createLook(
      [
        [0.3, 0.4, 0.1],
        [0.31, 0.4, 0.1],
      ],
      0.16,
    );
    expect(review(mixed).error).toBeCloseTo(review(CLEAR).error, 9);
    expect(isBeyondDoubt(review(mixed))).toBe(false);
    expect(isBeyondDoubt(review(CLEAR, mixed))).toBe(false);
  });

  it('is as bad as the milder of two looks says, and as sure as the less sure one is', () => {
    const hard = createLook([
      [0.3, 0.4, 0.1],
      [0.3, 0.44, 0.1],
    ]);
    const mild = createLook([
      [0.4, 0.46, 0.1],
      [0.4, 0.46, 0.1],
    ]);
    for (const found of [review(mild, hard), review(hard, mild)]) {
      expect(found).toMatchObject({ best: { fuel: 5 }, madeProbability: 0.4 });
      expect(found.error).toBeCloseTo(0.06, 9);
      expect(found.standardError).toBeCloseTo(0.02, 9);
    }
  });
});

describe('a car picked in Pole Position', () => {
  it('is as bad as the milder of two looks says, and as sure as the less sure one is', () => {
    const hard = { ...review(CLEAR), error: 0.2, standardError: 0.03 };
    const mild = { ...review(CLEAR), error: 0.05, standardError: 0.001 };
    for (const milder of [chooseMilderReview(mild, hard), chooseMilderReview(hard, mild)]) {
      expect(milder).toEqual({ ...mild, standardError: 0.03 });
    }
  });
});

describe('a race of Pole Position', () => {
  const match = startMatch(polePosition, 3, defaultOptions(polePosition.options));
  const rng = Rng.from('bots');
  playToEnd(match, createFastDice(Rng.from('third')), ({ game, state }, seat) => {
    return findBot('pole-position', 'rookie')!.choose(observe(game, state, seat), rng) as Move;
  });
  const record = createRecord(match, '00');
  const { analyst, moments } = runToEnd(createRaceAnalyst(polePosition, record));
  const picks = moments
    .filter(({ state, entry }) => (state as State).phase === 'move' && entry[0] !== CHANCE)
    .map((moment) => ({ moment, quick: runToEnd(analyst.analyse(moment, Rng.from('quick'))) }))
    .filter(({ quick }) => quick.review !== null)
    .map(({ moment, quick }) => ({
      moment,
      seat: moment.entry[0],
      quick,
      deep: runToEnd(analyst.deepen(moment, quick, Rng.from('deep'))),
    }));

  it('looks at a pick again if it decides between others, though its own seat has nothing to win by it', () => {
    const { quick, deep } = picks.find(
      (pick) => pick.quick.review!.error < 0.01 && Math.max(...pick.quick.review!.gift.map(Math.abs)) > 0.05,
    )!;
    expect(quick.standardError).toBe(0);
    expect(deep.standardError).toBeGreaterThan(0);
    expect(deep.effect).not.toEqual(quick.effect);
  });

  it('lets no pick gain its seat anything over the best one, which is itself where the trees prefer it', () => {
    for (const { seat, deep } of picks) expect(deep.effect![seat]).toBeLessThanOrEqual(0);
    expect(picks.some(({ quick, deep }) => quick.review!.error > 0.01 && deep.review!.error === 0)).toBe(true);
  });

  it('is not surer of any decision than larger trees let it be, but a check with larger trees is', () => {
    const card = moments.find(({ state }) => (state as State).phase === 'choose' && (state as State).turn > 1)!;
    const reviews = [runToEnd(analyst.analyse(card, Rng.from('card'))), ...picks.map(({ deep }) => deep)];
    for (const { review: found } of reviews) expect(found!.standardError).toBeGreaterThanOrEqual(0.03);
    const check = runToEnd(createRaceAnalyst(polePosition, record, 20)).analyst;
    const checked = picks.map(({ moment }) => runToEnd(check.analyse(moment, Rng.from('quick'))).review!);
    for (const { standardError } of checked) expect(standardError).toBe(0);
  });
});
