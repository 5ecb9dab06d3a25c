import { canonicalJson, type GameTypes, type Match, type Rng, type Viewer } from '@paddock/kernel';
import { expect } from 'vitest';
import { playRandomly } from './walk.ts';

/**
 * Plays a random game. After every entry, for every seat and for spectators, the redacted events folded over the view before the
 * entry must give the view after it, and must leave that view and the events unchanged.
 */
export function checkAppliedEvents<K extends GameTypes>(match: Match<K>, rng: Rng): void {
  const { game, state, entries } = match;
  const viewers: Viewer[] = [null, ...Array.from({ length: game.seats }, (_, seat) => seat)];
  const events: K['event'][] = [];
  let views = viewers.map((viewer) => game.view(state, viewer));
  playRandomly(
    match,
    rng,
    () => {
      const after = viewers.map((viewer) => game.view(state, viewer));
      if (entries.length > 0) {
        for (const [i, viewer] of viewers.entries()) {
          const shown = events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
          const before = canonicalJson([views[i], shown]);
          const folded = shown.reduce((view, event) => game.applyEvent(view, event), views[i]!);
          const context = `entry ${entries.length - 1}, viewer ${viewer}, events ${JSON.stringify(shown)}`;
          const [found, expected] = [canonicalJson(folded), canonicalJson(after[i])];
          // Comparing text is quicker; only a difference needs the objects, to be shown field by field.
          if (found !== expected) expect(JSON.parse(found), context).toEqual(JSON.parse(expected));
          expect(canonicalJson([views[i], shown]), context).toBe(before);
        }
      }
      views = after;
      events.length = 0;
    },
    events,
  );
}
