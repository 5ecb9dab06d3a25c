import { type GameTypes, type Match, isSameJson, type Viewer } from '@paddock/kernel';
import { expect } from 'vitest';

/**
 * Follows a match entry by entry. For every seat and for spectators, the redacted events of an entry folded over the view before it
 * must give the view after it, and must leave that view and the events unchanged.
 */
export class AppliedEvents<K extends GameTypes> {
  /** What happened since the last `check`: the match is to be played with these events. */
  readonly events: K['event'][] = [];
  readonly #match: Match<K>;
  readonly #viewers: readonly Viewer[];
  #views: K['view'][];

  constructor(match: Match<K>) {
    this.#match = match;
    this.#viewers = [null, ...Array.from({ length: match.game.seats }, (_, seat) => seat)];
    this.#views = this.#currentViews();
  }

  /** To be called after every entry. */
  check(): void {
    const { game } = this.#match;
    const after = this.#currentViews();
    for (const [i, viewer] of this.#viewers.entries()) {
      const shown = this.events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
      const before = JSON.stringify([this.#views[i], shown]);
      const folded = shown.reduce((view, event) => game.applyEvent(view, event), this.#views[i]!);
      const isUnchanged = JSON.stringify([this.#views[i], shown]) === before;
      if (isUnchanged && isSameJson(folded, after[i])) continue;
      const context = `viewer ${viewer}, events ${JSON.stringify(shown)}`;
      expect(asJson(folded), context).toEqual(asJson(after[i]));
      expect(isUnchanged, `${context}: the view or the events were changed in place`).toBe(true);
    }
    this.#views = after;
    this.events.length = 0;
  }

  #currentViews(): K['view'][] {
    return this.#viewers.map((viewer) => this.#match.game.view(this.#match.state, viewer));
  }
}

/** As a client gets it: members that are `undefined` are not sent. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
