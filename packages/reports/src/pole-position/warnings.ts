import type { Token } from '@paddock/pole-position';
import { type RaceWarning, warnOfLength, warnOfLuck, warnOfOvertakings } from '../race-warnings.ts';
import type { CourseReport } from './types.ts';

/** What is probably wrong with a course, as codes with numbers. Seats and spaces are counted from 1. */
export type CourseWarning =
  | RaceWarning
  | { readonly code: 'seat-wins'; readonly seat: number; readonly share: number; readonly fair: number }
  | { readonly code: 'stretch-without-landing'; readonly from: number; readonly to: number }
  | { readonly code: 'token-never-used'; readonly token: Token }
  /** All tokens of a kind lie within a third of the course. */
  | { readonly code: 'clustered-tokens'; readonly token: Token; readonly from: number; readonly to: number };

export const COURSE_WARNING_CODES = [
  'few-overtakings',
  'seat-wins',
  'stretch-without-landing',
  'token-never-used',
  'clustered-tokens',
  'short-race',
  'long-race',
  'mostly-luck',
] as const satisfies readonly CourseWarning['code'][];

const MIN_RACES = 30;
const MIN_OVERTAKINGS_PER_CAR = 3;
/** A seat must win more often than this many times its fair share beyond doubt. */
const MAX_SEAT_ADVANTAGE = 1.3;
/** So many spaces in a row on which together less than one car in five races lands. */
const MIN_EMPTY_SPACES = 4;
const MAX_EMPTY_LANDINGS = 0.2;
const MIN_TOKEN_SHARE = 0.01;
const TURNS: readonly [number, number] = [12, 40];
/** Each debrief takes some seconds, so there are few. */
const MIN_DEBRIEFS = 1;

type CourseFigures = Pick<CourseReport, 'tokens' | 'raced' | 'luck'>;

export function findCourseWarnings(report: CourseFigures): CourseWarning[] {
  const { raced, luck } = report;
  const found = [...findClusters(report.tokens), ...warnOfLuck(luck, MIN_DEBRIEFS)];
  if (raced === null || raced.races < MIN_RACES) return found;
  found.push(...warnOfOvertakings(raced.overtakingsPerCar, MIN_OVERTAKINGS_PER_CAR));
  for (const { seat, share, fair, low } of raced.seats)
    if (low > fair * MAX_SEAT_ADVANTAGE) found.push({ code: 'seat-wins', seat, share, fair });
  for (const [token, share] of Object.entries(raced.tokens))
    if (share < MIN_TOKEN_SHARE) found.push({ code: 'token-never-used', token: token as Token });
  found.push(...findEmptyStretches(raced.landings), ...warnOfLength(raced.turns, TURNS));
  return found;
}

function findClusters(tokens: readonly Token[]): CourseWarning[] {
  const found: CourseWarning[] = [];
  for (const token of new Set(tokens)) {
    const from = tokens.indexOf(token) + 1;
    const to = tokens.lastIndexOf(token) + 1;
    if (token !== 'grey' && to - from + 1 <= tokens.length / 3)
      found.push({ code: 'clustered-tokens', token, from, to });
  }
  return found;
}

function findEmptyStretches(landings: readonly number[]): CourseWarning[] {
  const found: CourseWarning[] = [];
  for (let start = 0; start < landings.length;) {
    let end = start;
    let sum = 0;
    while (end < landings.length && sum + landings[end]! < MAX_EMPTY_LANDINGS) sum += landings[end++]!;
    if (end - start >= MIN_EMPTY_SPACES) found.push({ code: 'stretch-without-landing', from: start + 1, to: end });
    start = Math.max(end, start + 1);
  }
  return found;
}
