import { describe, expect, it } from 'vitest';
import { startMatch, type Match, Rng, seedFromText } from '@paddock/kernel';
import { AppliedEvents } from '@paddock/kernel/testing/applied-events';
import { conformance } from '@paddock/kernel/testing/conformance';
import { fuzzGame } from '@paddock/kernel/testing/fuzz';
import {
  checkCopies,
  checkInclusion,
  checkLegalMoves,
  checkRecord,
  checkRefusals,
  checkSimultaneousChoices,
} from '@paddock/kernel/testing/laws';
import { checkNumericGame } from '@paddock/kernel/testing/numeric';
import { type PremoveCount, Premoving } from '@paddock/kernel/testing/premoves';
import { checkEvents, checkSecrets } from '@paddock/kernel/testing/secrecy';
import { pairwiseSetups } from '@paddock/kernel/testing/setups';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { type Defect, createToyGame, type ToyTypes, type ToyState } from './toy.ts';

conformance(
  createToyGame(),
  {
    hides: () => true,
    uncovers: (state: ToyState) => state.bids.filter((bid) => bid < 0).length === 1,
  },
  // Its games are over after a few entries.
  { setups: pairwiseSetups(createToyGame()), games: 20 },
);

/** Looks at random games of a createToyGame with a defect, until something is noticed or a hundred are over. */
function detectsDefect(defect: Defect, look: (match: Match<ToyTypes>) => boolean | void): boolean {
  for (let g = 0; g < 100; g++) {
    try {
      playRandomly(startMatch(createToyGame(defect), 3, { most: 3, loud: false }), Rng.from(`${defect} ${g}`), look);
    } catch {
      return true;
    }
  }
  return false;
}

function fuzzForDefect(defect: Defect): string | null {
  for (let g = 0; g < 100; g++) {
    const { failure } = fuzzGame(createToyGame(defect), `${defect} ${g}`);
    if (failure !== null) return failure.message;
  }
  return null;
}

describe('the tests of the contract can fail', () => {
  it('the fuzzer finds dead ends, endless games and failed audits, and nothing in a sound game', () => {
    expect(fuzzForDefect('dead-end')).toMatch(/dead end: seat \d must move and cannot/);
    expect(fuzzForDefect('endless')).toBe('not over after 50 entries');
    expect(fuzzForDefect('audit')).toBe('a three was dealt');
    expect(fuzzForDefect('none')).toBeNull();
  });

  it('the record of a failure leads there', () => {
    for (let g = 0; ; g++) {
      const { failure } = fuzzGame(createToyGame('audit'), `audit ${g}`);
      if (failure === null) continue;
      expect(failure.record.entries[0]).toEqual([-1, 3]);
      break;
    }
  });

  it('the secrecy test finds a view that shows too much', () => {
    const look = (match: Match<ToyTypes>): void => checkSecrets(match, Rng.from('look'), { varied: false });
    expect(detectsDefect('leak', look)).toBe(true);
    expect(detectsDefect('none', look)).toBe(false);
  });

  it('the secrecy test finds an event that shows too much', () => {
    const rng = Rng.from('events');
    const look = (match: Match<ToyTypes>): void => {
      const last = match.state.bids.filter((bid) => bid < 0).length === 1;
      checkEvents(match, rng, last);
    };
    expect(detectsDefect('leaky-event', look)).toBe(true);
    expect(detectsDefect('none', look)).toBe(false);
  });

  it('the event test finds a view that is not updated', () => {
    const check = (defect: Defect) => () => {
      const match = startMatch(createToyGame(defect), 3, { most: 3, loud: false });
      const applied = new AppliedEvents(match);
      playRandomly(match, Rng.from('applied'), () => applied.check(), { events: applied.events });
    };
    expect(check('lost-event')).toThrow(/viewer null, events/);
    expect(check('none')).not.toThrow();
  });

  it('the premove test counts what is never legal', () => {
    const count = (defect: Defect): PremoveCount => {
      const counted = { legal: 0, dropped: 0 };
      for (let g = 0; g < 20; g++) {
        const match = startMatch(createToyGame(defect), 3, { most: 3, loud: false });
        const premoving = new Premoving(match, Rng.from(`ahead ${g}`), counted);
        playRandomly(match, Rng.from(`premoves ${g}`), () => premoving.chooseAhead(), {
          choose: (seat, legal) => premoving.take(seat, legal),
        });
      }
      return counted;
    };
    expect(count('bad-premove').legal).toBe(0);
    expect(count('bad-premove').dropped).toBeGreaterThan(0);
    expect(count('none').dropped).toBe(0);
  });

  it('shared clones, unstable moves and choices that depend on their order are found', () => {
    expect(detectsDefect('shared-clone', (match) => checkCopies(match, Rng.from('copies')))).toBe(true);
    expect(detectsDefect('unstable', (match) => checkLegalMoves(match))).toBe(true);
    expect(detectsDefect('ordered', (match) => checkSimultaneousChoices(match, Rng.from('order')))).toBe(true);
    expect(detectsDefect('smuggler', (match) => checkInclusion(match))).toBe(true);
    expect(detectsDefect('any-move', (match) => checkRefusals(match))).toBe(true);
    for (const look of [checkCopies, checkLegalMoves, checkSimultaneousChoices, checkInclusion, checkRefusals]) {
      expect(detectsDefect('none', (match) => look(match, Rng.from('sound')))).toBe(false);
    }
  });

  it('moves by id that differ from the moves themselves are found', () => {
    const look = (match: Match<ToyTypes>): void => checkNumericGame(match, Rng.from('numeric'));
    expect(detectsDefect('other-ids', look)).toBe(true);
    expect(detectsDefect('other-play', look)).toBe(true);
    expect(detectsDefect('none', look)).toBe(false);
  });

  it('a record whose dice do not follow from its seed is found', () => {
    const match = startMatch(createToyGame(), 3, { most: 3, loud: false });
    playRandomly(match, Rng.from('unfair'));
    expect(() => checkRecord(match, seedFromText('unfair'))).toThrow();
  });
});
