import {
  createRecord,
  createSeed,
  type GameDefinition,
  ok,
  resolveOptions,
  type Seat,
  startMatch,
} from '@paddock/kernel';
import { decodeEntry } from '@paddock/kernel/entry-codes';
import { RunningTable } from '@paddock/table';
import { botName } from '../base/bot-names.ts';
import type { Driver, Step, TableInfo, TableLink } from '../games/table-link.ts';
import { DEFAULT_BOT } from '../table/play-now.ts';

/** A position that was arranged for one move of a person. */
interface ArrangedPosition {
  readonly seats: number;
  /** Options that are not named have their defaults. */
  readonly options: object;
  /** The numbers of the entries that lead to the position (see `encodeEntries` of the kernel). */
  readonly setup: readonly number[];
  /** Where the person sits. */
  readonly seat: Seat;
  /** The numbers of the entries that follow the person's move. */
  readonly after: readonly number[];
}

/** A table with an arranged position. It runs in the page and is not stored. */
export interface ArrangedTable extends TableLink {
  /** How many entries there are after the person's move and what follows it. */
  readonly entriesAtEnd: number;
}

/**
 * Plays the arranged entries, and after the person's move those that follow it. `id` must differ between two attempts,
 * because boards remember drafts by it.
 */
export function createArrangedTable(
  definition: GameDefinition,
  position: ArrangedPosition,
  { id, nickname }: { readonly id: string; readonly nickname: string },
): ArrangedTable {
  const { seats, seat: person, setup, after } = position;
  const options = resolveOptions(definition, seats, { ...position.options });
  if (!options.ok) throw new Error(options.error);
  const running = new RunningTable(startMatch(definition, seats, options.value), null);
  playEntries(running, setup);
  const firstEntry = running.length;
  let onStep: ((step: Step) => void) | null = null;
  const info: TableInfo = {
    id,
    game: definition.id,
    seats,
    options: options.value,
    drivers: Array.from({ length: seats }, (_, seat) => driverAt(seat, person, nickname)),
    seedHash: '',
    lesson: true,
  };
  return {
    info,
    entriesAtEnd: firstEntry + 1 + after.length,
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
      playEntries(running, after);
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

function driverAt(seat: Seat, person: Seat, nickname: string): Driver {
  if (seat === person) return { kind: 'person', name: nickname };
  return { kind: 'bot', bot: DEFAULT_BOT, name: botName(seat) };
}
