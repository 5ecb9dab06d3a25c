import type { Computation } from '@paddock/bots/computation';
import { debrief } from '@paddock/bots/debriefs';
import { polePositionBots } from '@paddock/bots/pole-position';
import {
  appendEntry,
  CHANCE,
  createRecord,
  defaultOptions,
  type Match,
  observe,
  Rng,
  seedFromText,
  startMatch,
} from '@paddock/kernel';
import { polePosition, type PolePositionTypes, type Token } from '@paddock/pole-position';
import { LuckTally } from '../luck-share.ts';
import { CourseTally } from './race-tally.ts';
import type { CourseReport, CourseReportOptions } from './types.ts';
import { findCourseWarnings } from './warnings.ts';

export const DEFAULT_COURSE_RACES = 120;
export const DEFAULT_COURSE_DEBRIEFS = 3;
/** Races have these numbers of drivers in turn. */
const FIELD_SIZES = [2, 3, 4, 5] as const;
const DEBRIEFED_DRIVERS = 3;
/** The levels that decide at once. */
const RACING_LEVELS = ['rookie', 'amateur', 'amateur'] as const;
const RACES_PER_PARTIAL = 10;

/** Says how good a course is. It must have passed `findCourseFault`. It yields often, so it can run in slices and be given up. */
export function* reportCourse(tokens: readonly Token[], options: CourseReportOptions = {}): Computation<CourseReport> {
  const {
    seed = 'report',
    races = DEFAULT_COURSE_RACES,
    debriefs = DEFAULT_COURSE_DEBRIEFS,
    onProgress,
    onPartial,
  } = options;
  const create = (raced: CourseReport['raced'], luck: CourseReport['luck']): CourseReport => ({
    format: 'paddock-course-report/1',
    tokens,
    seed,
    raced,
    luck,
    warnings: findCourseWarnings({ tokens, raced, luck }),
  });
  const tally = new CourseTally(tokens);
  for (let n = 0; n < races; n++) {
    const seats = FIELD_SIZES[n % FIELD_SIZES.length]!;
    tally.endRace(yield* runCourseRace(tokens, seats, Rng.from(`${seed} race ${n}`), tally));
    onProgress?.({ part: 'race', done: n + 1, total: races });
    if ((n + 1) % RACES_PER_PARTIAL === 0) onPartial?.(create(tally.figures(), null));
  }
  const raced = races === 0 ? null : tally.figures();
  const luck = new LuckTally();
  for (let n = 0; n < debriefs; n++) {
    const match = yield* runCourseRace(tokens, DEBRIEFED_DRIVERS, Rng.from(`${seed} debrief ${n}`), null);
    const record = createRecord(match, seedFromText(`${seed} ${n}`));
    luck.add(yield* debrief(polePosition, record, { seed: `${seed} ${n}`, maxDeepened: 0 }));
    onProgress?.({ part: 'debrief', done: n + 1, total: debriefs });
  }
  return create(raced, luck.figures());
}

function* runCourseRace(
  tokens: readonly Token[],
  seats: number,
  rng: Rng,
  tally: CourseTally | null,
): Computation<Match<PolePositionTypes>> {
  const options = { ...defaultOptions(polePosition.options), course: 'custom', tokens } as PolePositionTypes['options'];
  const match = startMatch(polePosition, seats, options);
  const { game, state } = match;
  const drivers = Array.from({ length: seats }, () => polePositionBots[rng.pick(RACING_LEVELS)]);
  const events: PolePositionTypes['event'][] = [];
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return match;
    events.length = 0;
    const before = tally === null ? [] : [...state.at];
    if (awaiting.kind === 'chance') appendEntry(match, [CHANCE, rng.below(awaiting.ways)], events);
    else {
      const seat = awaiting.seats[0]!;
      appendEntry(match, [seat, drivers[seat]!.choose(observe(game, state, seat), rng)], events);
      yield;
    }
    tally?.countEvents(before, events);
  }
}
