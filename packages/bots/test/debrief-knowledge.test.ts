/** Decisions are judged on what their seat could know: a review does not change with what it could not. */
import { findBot, runToEnd } from '@paddock/bots';
import { findGame } from '@paddock/games';
import {
  createFastDice,
  defaultOptionsFor,
  type Entry,
  type GameTypes,
  observe,
  playToEnd,
  Rng,
  startMatch,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { DebriefSupport, Moment } from '../src/debrief/analyst.ts';
import { formelFunDebrief } from '../src/formel-fun/debrief.ts';
import { formulaDebrief } from '../src/formula/debrief.ts';
import { polePositionDebrief } from '../src/pole-position/debrief.ts';

/** How many decisions are compared. */
const DECISIONS = 2;

const SUPPORTS = [formelFunDebrief, formulaDebrief, polePositionDebrief] as unknown as DebriefSupport<GameTypes>[];

/** Decisions at which something is hidden from the seat, spread over a race. */
function collectDecisions(id: string): { game: ReturnType<typeof startMatch>['game']; moments: Moment[] } {
  const definition = findGame(id)!;
  const seats = definition.seats.min;
  const match = startMatch(definition, seats, defaultOptionsFor(definition, seats));
  const rng = Rng.from(`knowledge ${id}`);
  const moments: Moment[] = [];
  playToEnd(match, createFastDice(rng), ({ game, state }, seat) => {
    const seen = observe(game, state, seat);
    const move = findBot(id, 'rookie')!.choose(seen, rng);
    const hidden = game.clone(state);
    game.determinize(hidden, seat, Rng.from('other'));
    const hasHidden = JSON.stringify(hidden) !== JSON.stringify(state);
    if (hasHidden && seen.legal.length > 1) moments.push({ state: game.clone(state), entry: [seat, move] as Entry });
    return move;
  });
  const every = Math.max(1, Math.floor(moments.length / DECISIONS));
  return { game: match.game, moments: moments.filter((_, i) => i % every === 0).slice(0, DECISIONS) };
}

describe.each(SUPPORTS)('the reviews of $game', (support) => {
  const { game, moments } = collectDecisions(support.game);

  it('do not depend on what the seat cannot know', () => {
    expect(moments).toHaveLength(DECISIONS);
    for (const [i, { state, entry }] of moments.entries()) {
      const other = game.clone(state);
      game.determinize(other, entry[0], Rng.from(`other ${i}`));
      const [seen, changed] = [state, other].map((position) => {
        const moment = { state: position, entry };
        const race = { moments: [moment], result: [], seed: 'test' };
        const analyst = runToEnd(support.createAnalyst(game, race));
        return runToEnd(analyst.analyse(moment, Rng.from('test'))).review;
      });
      expect(seen).not.toBeNull();
      expect(changed).toEqual(seen);
    }
  });
});
