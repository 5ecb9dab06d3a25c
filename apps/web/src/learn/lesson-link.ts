import {
  createRecord,
  createSeed,
  type GameDefinition,
  isSameJson,
  ok,
  resolveOptions,
  type Seat,
  startMatch,
} from '@paddock/kernel';
import { RunningTable } from '@paddock/table';
import { botName } from '../base/bot-names.ts';
import { decodeEntry, LEARNER_SEAT, type Lesson, type LessonStep } from '../games/lesson.ts';
import type { Driver, Step, TableInfo, TableLink } from '../games/table-link.ts';
import { DEFAULT_BOT } from '../table/play-now.ts';

/** One step of a lesson as a table of its own. It runs in the page and is not stored. */
export interface LessonTable extends TableLink {
  /** How many entries there are when the step is done. */
  readonly entriesAtEnd: number;
}

/** Whether the coach accepts a move in a step. */
export function acceptsMove(step: LessonStep, move: object): boolean {
  return step.moves.some((one) => isSameJson(one, move));
}

/**
 * Plays the arranged entries of a step, and after the person's move those that follow it. `id` must differ between two
 * attempts, because boards remember drafts by it.
 */
export function createLessonTable(
  definition: GameDefinition,
  lesson: Lesson,
  step: LessonStep,
  { id, nickname }: { readonly id: string; readonly nickname: string },
): LessonTable {
  const options = resolveOptions(definition, lesson.seats, { ...lesson.options });
  if (!options.ok) throw new Error(options.error);
  const running = new RunningTable(startMatch(definition, lesson.seats, options.value), null);
  playEntries(running, step.setup);
  const firstEntry = running.length;
  let onStep: ((step: Step) => void) | null = null;
  const info: TableInfo = {
    id,
    game: definition.id,
    seats: lesson.seats,
    options: options.value,
    drivers: Array.from({ length: lesson.seats }, (_, seat) => driverAt(seat, nickname)),
    seedHash: '',
    lesson: true,
  };
  return {
    info,
    entriesAtEnd: firstEntry + 1 + step.after.length,
    watch: (viewer, since, listener) => {
      onStep = listener;
      const n = Math.min(since ?? running.length, running.length);
      const missed = running.stepsSince(viewer, n);
      for (const one of missed) listener(one);
      return Promise.resolve({ ...running.snapshot(viewer, n), ahead: missed.length });
    },
    leave: () => {
      onStep = null;
    },
    submit: (seat, move) => {
      const n = running.length;
      const transition = running.prepare(seat, move);
      if (!transition.ok) return Promise.resolve(transition);
      running.commit(transition.value);
      playEntries(running, step.after);
      for (const one of running.stepsSince(seat, n)) onStep?.(one);
      return Promise.resolve(ok(null));
    },
    preview: (seat, move) => {
      const preview = running.preview(seat, move);
      return Promise.resolve(preview.ok ? preview.value : null);
    },
    at: (n, viewer) => Promise.resolve(running.at(Math.min(n, running.length), viewer)),
    record: () => Promise.resolve(createRecord(running.match, createSeed(), [])),
  };
}

function playEntries(running: RunningTable, codes: readonly number[]): void {
  for (const code of codes) running.append([decodeEntry(running.match, code)]);
}

function driverAt(seat: Seat, nickname: string): Driver {
  if (seat === LEARNER_SEAT) return { kind: 'person', name: nickname };
  return { kind: 'bot', bot: DEFAULT_BOT, name: botName(seat) };
}
