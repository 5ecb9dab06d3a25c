import { describe, expect, it } from 'vitest';
import { startMatch, canonicalJson, Rng } from '@paddock/kernel';
import { checkAppliedEvents } from '@paddock/kernel/testing/applied-events';
import { conformance } from '@paddock/kernel/testing/conformance';
import { fuzzGame } from '@paddock/kernel/testing/fuzz';
import { playPremoves, type PremoveCount } from '@paddock/kernel/testing/premoves';
import { checkEvents, checkSecrets } from '@paddock/kernel/testing/secrecy';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { type Defect, createToyGame, type ToyState } from './toy.ts';

conformance(createToyGame(), {
  hides: () => true,
  uncovers: (state: ToyState) => state.bids.filter((bid) => bid < 0).length === 1,
});

/** Looks at random games of a toy with a defect, until something is noticed or a hundred are over. */
function detectsDefect(defect: Defect, look: Parameters<typeof playRandomly>[2]): boolean {
  for (let g = 0; g < 100; g++) {
    try {
      playRandomly(
        startMatch(createToyGame(defect), 3, { most: 3, loud: false }),
        Rng.from(`${defect} ${g}`),
        look as never,
      );
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
    const look = (match: never): void => checkSecrets(match, Rng.from('look'), { varied: false });
    expect(detectsDefect('leak', look as never)).toBe(true);
    expect(detectsDefect('none', look as never)).toBe(false);
  });

  it('the secrecy test finds an event that shows too much', () => {
    const rng = Rng.from('events');
    const look = (match: { state: ToyState }): void => {
      const last = match.state.bids.filter((bid) => bid < 0).length === 1;
      checkEvents(match as never, rng, last);
    };
    expect(detectsDefect('leaky-event', look as never)).toBe(true);
    expect(detectsDefect('none', look as never)).toBe(false);
  });

  it('the event test finds a view that is not updated', () => {
    const check = (defect: Defect) => () =>
      checkAppliedEvents(startMatch(createToyGame(defect), 3, { most: 3, loud: false }), Rng.from('applied'));
    expect(check('lost-event')).toThrow(/entry 3, viewer null/);
    expect(check('none')).not.toThrow();
  });

  it('the premove test counts what is never legal', () => {
    const count = (defect: Defect): PremoveCount => {
      const counted = { legal: 0, dropped: 0 };
      for (let g = 0; g < 20; g++) {
        playPremoves(
          startMatch(createToyGame(defect), 3, { most: 3, loud: false }),
          Rng.from(`premoves ${g}`),
          counted,
        );
      }
      return counted;
    };
    expect(count('bad-premove').legal).toBe(0);
    expect(count('bad-premove').dropped).toBeGreaterThan(0);
    expect(count('none').dropped).toBe(0);
  });

  it('a shared clone and an unstable order are detected', () => {
    const shared = createToyGame('shared-clone').create(2, { most: 3, loud: false });
    const state = shared.setup();
    const copy = shared.clone(state);
    copy.bids[0] = 2;
    expect(canonicalJson(state)).toBe(canonicalJson({ ...state, bids: [2, -1] }));
    const unstable = createToyGame('unstable').create(2, { most: 3, loud: false });
    const table = { dealt: [1, 2], bids: [-1, -1], round: 0 };
    expect(canonicalJson(unstable.legalMoves(table, 0))).not.toBe(canonicalJson(unstable.legalMoves(table, 0)));
  });
});
