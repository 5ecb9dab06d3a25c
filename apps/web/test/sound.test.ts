import { describe, expect, it } from 'vitest';
import { revealSoundOf, soundOf } from '../src/games/formula-de/animation.ts';
import { RECIPES, type Tone } from '../src/kit/sound-recipes.ts';

/** A filter lets through the less of the noise the narrower it is. */
function loudnessOf({ wave, volume, narrowness = 1 }: Tone): number {
  return wave === 'noise' ? volume / Math.sqrt(narrowness) : volume;
}

describe('the sounds', () => {
  it.each(Object.entries(RECIPES))('%s is short, audible and not louder than the others', (_, tones) => {
    expect(tones.length).toBeGreaterThan(0);
    expect(Math.max(...tones.map(loudnessOf))).toBeGreaterThanOrEqual(0.06);
    for (const tone of tones) {
      const { pitch, delaySeconds, seconds, volume, attack = 0 } = tone;
      // Exponential ramps must not reach 0.
      expect(Math.min(...pitch, seconds, volume)).toBeGreaterThan(0);
      expect(Math.max(...pitch)).toBeLessThan(8000);
      expect(delaySeconds + seconds).toBeLessThanOrEqual(1.2);
      expect(loudnessOf(tone)).toBeLessThanOrEqual(0.4);
      expect(attack).toBeLessThan(1);
    }
  });
});

describe('the sounds of Formula Dé', () => {
  it('keeps the result of a roll out of the sound of the rolling die', () => {
    const low = { type: 'rolled', car: 0, gear: 5, result: 11 } as const;
    const high = { ...low, result: 20 } as const;
    expect(soundOf(high)).toBe(soundOf(low));
    expect([revealSoundOf(low), revealSoundOf(high)]).toEqual(['diceLand', 'crowd']);
    const missed = { type: 'black', car: 0, for: 'collision', result: 9, outcome: 'missed' } as const;
    expect(soundOf({ ...missed, result: 1, outcome: 'hit' })).toBe(soundOf(missed));
  });

  it('tells a blown engine from a crash', () => {
    expect(soundOf({ type: 'out', car: 0, reason: 'engine' })).toBe('blowUp');
    expect(soundOf({ type: 'out', car: 0, reason: 'body' })).toBe('crash');
    expect(soundOf({ type: 'damaged', car: 0, part: 'engine', left: 1 })).toBe('engine');
  });
});
