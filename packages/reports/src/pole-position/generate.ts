import type { Computation } from '@paddock/bots/computation';
import { Rng } from '@paddock/kernel';
import { COURSE_COUNTER, type Token, TOKEN_SPACE_COUNT, TOKENS } from '@paddock/pole-position';
import { reportCourse } from './report.ts';
import type { CourseReport } from './types.ts';

export interface CourseGeneration {
  readonly tokens: readonly Token[];
  /** The report by which it was chosen. */
  readonly report: CourseReport;
  /** How many courses were tried. */
  readonly tries: number;
  /** 0 is perfectly balanced. */
  readonly imbalance: number;
}

export interface CourseGeneratorOptions {
  /** The same seed gives the same course. */
  readonly seed?: string;
  /** How many courses are tried at most. */
  readonly tries?: number;
  readonly races?: number;
  readonly onTry?: (tried: number, total: number, imbalance: number) => void;
}

const DEFAULT_TRIES = 12;
const DEFAULT_RACES = 16;
/** Good enough to stop looking. */
const SMALL_IMBALANCE = 0.25;
/** What a warning counts. */
const WARNING_IMBALANCE = 1;

/** A course drawn at random: every legal one is equally likely. */
export function drawCourse(rng: Rng): Token[] {
  const laid: number[] = [];
  while (laid.length < TOKEN_SPACE_COUNT)
    laid.push(COURSE_COUNTER.kindAt(laid, rng.below(COURSE_COUNTER.countCompletions(laid))));
  return laid.map((kind) => TOKENS[kind]!);
}

/** Draws courses and races on each, until one is balanced or all tries are spent. Returns the best one. */
export function* generateCourse(options: CourseGeneratorOptions = {}): Computation<CourseGeneration> {
  const { seed = 'course', tries = DEFAULT_TRIES, races = DEFAULT_RACES, onTry } = options;
  const rng = Rng.from(`${seed} courses`);
  let best: CourseGeneration | null = null;
  let count = 0;
  for (let tried = 1; tried <= Math.max(1, tries); tried++) {
    const tokens = drawCourse(rng);
    const report = yield* reportCourse(tokens, { seed, races, debriefs: 0 });
    const imbalance = imbalanceOf(report);
    if (best === null || imbalance < best.imbalance) best = { tokens, report, tries, imbalance };
    count = tried;
    onTry?.(tried, tries, best.imbalance);
    if (best.imbalance <= SMALL_IMBALANCE) break;
  }
  return { ...best!, tries: count };
}

/** How unevenly special tokens are spread and used, and what there is to warn of. */
function imbalanceOf({ tokens, raced, warnings }: CourseReport): number {
  const thirds = [0, 0, 0];
  for (const [i, token] of tokens.entries()) if (token !== 'grey') thirds[Math.floor((i * 3) / tokens.length)]!++;
  const spread = (Math.max(...thirds) - Math.min(...thirds)) / tokens.length;
  const { grey: _grey, ...special } = raced!.tokens;
  const shares = Object.values(special);
  const uses = Math.max(...shares) - Math.min(...shares);
  return Math.round(1000 * (warnings.length * WARNING_IMBALANCE + spread + uses)) / 1000;
}
