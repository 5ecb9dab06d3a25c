import type { Meter, Thought } from '../thinking.ts';
import { Sample } from './sample.ts';

/**
 * Tries the arms that are still in the running once each, under the same circumstances (the same sample of what is
 * hidden, the same dice), and writes what each was worth to `worth`, by arm.
 */
export type Trial = (arms: readonly number[], worth: Float64Array) => void;

/**
 * Sequential halving: every arm is tried equally often, then the worse half is given up, and so on until one is left.
 * It finds the best of a few arms with far fewer tries than trying all alike, and unlike rules built on confidence
 * bounds it knows no constant to tune. Each round gets an equal part of the budget.
 *
 * @returns what was seen of every arm; the one that was tried most and did best is the choice (`bestArm`)
 */
export function* halving(arms: number, meter: Meter, trial: Trial): Thought<readonly Sample[]> {
  const samples = Array.from({ length: arms }, () => new Sample());
  const worth = new Float64Array(arms);
  const rounds = Math.max(1, Math.ceil(Math.log2(arms)));
  let running = Array.from({ length: arms }, (_, arm) => arm);
  for (let round = 1; round <= rounds; round++) {
    do {
      trial(running, worth);
      for (const arm of running) samples[arm]!.add(worth[arm]!);
      meter.done += running.length;
      yield;
    } while (meter.spent() < round / rounds);
    const byMean = running.toSorted((a, b) => samples[b]!.mean - samples[a]!.mean);
    running = byMean.slice(0, Math.max(1, Math.ceil(running.length / 2)));
  }
  return samples;
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
