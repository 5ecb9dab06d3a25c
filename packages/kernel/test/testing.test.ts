import { describe, expect, it } from 'vitest';
import { startMatch, canonicalJson, Rng } from '@paddock/kernel';
import { checkAppliedEvents } from '@paddock/kernel/testing/applied-events';
import { conformance } from '@paddock/kernel/testing/conformance';
import { fuzzGame } from '@paddock/kernel/testing/fuzz';
import { playPremoves, type PremoveCount } from '@paddock/kernel/testing/premoves';
import { checkEvents, checkSecrets } from '@paddock/kernel/testing/secrecy';
import { playRandomly } from '@paddock/kernel/testing/walk';
import { type Defect, toy, type ToyState } from './toy.ts';

conformance(toy(), {
  hides: () => true,
  uncovers: (state: ToyState) => state.bids.filter((bid) => bid < 0).length === 1,
});

/** Looks at random games of a toy with a defect, until something is noticed or a hundred are over. */
function notices(defect: Defect, look: Parameters<typeof playRandomly>[2]): boolean {
  for (let g = 0; g < 100; g++) {
    try {
      playRandomly(startMatch(toy(defect), 3, { most: 3, loud: false }), Rng.from(`${defect} ${g}`), look as never);
    } catch {
      return true;
    }
  }
  return false;
}

function fuzzFinds(defect: Defect): string | null {
  for (let g = 0; g < 100; g++) {
    const { failure } = fuzzGame(toy(defect), `${defect} ${g}`);
    if (failure !== null) return failure.message;
  }
  return null;
}

describe('the tests of the contract can fail', () => {
  it('the fuzzer finds dead ends, endless games and failed audits, and nothing in a sound game', () => {
    expect(fuzzFinds('dead-end')).toMatch(/dead end: seat \d must move and cannot/);
    expect(fuzzFinds('endless')).toBe('not over after 50 entries');
    expect(fuzzFinds('audit')).toBe('a three was dealt');
    expect(fuzzFinds('none')).toBeNull();
  });

  it('the record of a failure leads there', () => {
    for (let g = 0; ; g++) {
      const { failure } = fuzzGame(toy('audit'), `audit ${g}`);
      if (failure === null) continue;
      expect(failure.record.entries[0]).toEqual([-1, 3]);
      break;
    }
  });

  it('the leak test finds a view that tells too much', () => {
    const look = (match: never): void => checkSecrets(match, Rng.from('look'), { varied: false });
    expect(notices('leak', look as never)).toBe(true);
    expect(notices('none', look as never)).toBe(false);
  });

  it('the leak test finds an event that tells too much', () => {
    const rng = Rng.from('events');
    const look = (match: { state: ToyState }): void => {
      const last = match.state.bids.filter((bid) => bid < 0).length === 1;
      checkEvents(match as never, rng, last);
    };
    expect(notices('leaky-event', look as never)).toBe(true);
    expect(notices('none', look as never)).toBe(false);
  });

  it('the event test finds a view that is not updated', () => {
    const check = (defect: Defect) => () =>
      checkAppliedEvents(startMatch(toy(defect), 3, { most: 3, loud: false }), Rng.from('applied'));
    expect(check('lost-event')).toThrow(/entry 3, viewer null/);
    expect(check('none')).not.toThrow();
  });

  it('the premove test counts what is never legal', () => {
    const count = (defect: Defect): PremoveCount => {
      const counted = { legal: 0, dropped: 0 };
      for (let g = 0; g < 20; g++) {
        playPremoves(startMatch(toy(defect), 3, { most: 3, loud: false }), Rng.from(`premoves ${g}`), counted);
      }
      return counted;
    };
    expect(count('bad-premove').legal).toBe(0);
    expect(count('bad-premove').dropped).toBeGreaterThan(0);
    expect(count('none').dropped).toBe(0);
  });

  it('a shared clone and an unstable order show', () => {
    const shared = toy('shared-clone').create(2, { most: 3, loud: false });
    const state = shared.setup();
    const copy = shared.clone(state);
    copy.bids[0] = 2;
    expect(canonicalJson(state)).toBe(canonicalJson({ ...state, bids: [2, -1] }));
    const unstable = toy('unstable').create(2, { most: 3, loud: false });
    const table = { dealt: [1, 2], bids: [-1, -1], round: 0 };
    expect(canonicalJson(unstable.legalMoves(table, 0))).not.toBe(canonicalJson(unstable.legalMoves(table, 0)));
  });
});
