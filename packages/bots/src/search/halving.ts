import type { Meter, Thought } from '../thinking.ts';
import { Sample } from './sample.ts';

/**
 * Tries the arms that are still in the running once each, under the same circumstances (the same sample of what is
 * hidden, the same dice), and writes what each was worth to `worth`, by arm.
 */
export type Trial = (arms: readonly number[], worth: Float64Array) => void;

/** An arm that is so many standard errors behind has lost. Looked at now and then, so it must be more than the usual two. */
const CLEARLY = 4;
const NOW_AND_THEN = 32;

/**
 * Sequential halving: every arm is tried equally often, then the worse half is given up, and so on until one is left.
 * It finds the best of a few arms with far fewer tries than trying all alike, and unlike rules built on confidence
 * bounds it knows no constant to tune. Each round gets an equal part of the budget. Arms that are clearly worse leave at
 * any time, so that easy decisions take little of it.
 *
 * @returns what was seen of every arm; the one that was tried most and did best is the choice (`bestArm`)
 */
export function* halving(arms: number, meter: Meter, trial: Trial): Thought<readonly Sample[]> {
  const samples = Array.from({ length: arms }, () => new Sample());
  const gaps = new Gaps(arms);
  const worth = new Float64Array(arms);
  const rounds = Math.max(1, Math.ceil(Math.log2(arms)));
  let running = Array.from({ length: arms }, (_, arm) => arm);
  for (let round = 1; round <= rounds && running.length > 1; round++) {
    do {
      trial(running, worth);
      for (const arm of running) samples[arm]!.add(worth[arm]!);
      gaps.add(running, worth);
      meter.done += running.length;
      yield;
      if (samples[running[0]!]!.count % NOW_AND_THEN === 0) running = gaps.withoutLosers(running, samples);
    } while (meter.spent() < round / rounds && running.length > 1);
    running = byMean(running, samples).slice(0, Math.ceil(running.length / 2));
  }
  return samples;
}

/** By how much arms differ, trial by trial: as the dice were the same, this is known far better than their means. */
class Gaps {
  readonly #arms: number;
  readonly #samples: readonly Sample[];

  constructor(arms: number) {
    this.#arms = arms;
    this.#samples = Array.from({ length: arms * arms }, () => new Sample());
  }

  add(running: readonly number[], worth: Float64Array): void {
    for (const a of running) for (const b of running) if (a < b) this.#between(a, b).add(worth[a]! - worth[b]!);
  }

  withoutLosers(running: readonly number[], samples: readonly Sample[]): number[] {
    const best = byMean(running, samples)[0]!;
    return running.filter((arm) => {
      if (arm === best) return true;
      const { mean, error } = this.#between(Math.min(arm, best), Math.max(arm, best));
      return Math.abs(mean) <= CLEARLY * error;
    });
  }

  #between(a: number, b: number): Sample {
    return this.#samples[a * this.#arms + b]!;
  }
}

function byMean(running: readonly number[], samples: readonly Sample[]): number[] {
  return running.toSorted((a, b) => samples[b]!.mean - samples[a]!.mean);
}

/** The arm that survived every round. */
export function bestArm(samples: readonly Sample[]): number {
  let best = 0;
  for (let arm = 1; arm < samples.length; arm++) {
    const { count, mean } = samples[arm]!;
    const than = samples[best]!;
    if (count > than.count || (count === than.count && mean > than.mean)) best = arm;
  }
  return best;
}
