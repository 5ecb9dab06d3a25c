import type { LoggedEvent } from '../games/table-link.ts';
import type { GameUi, TextContext } from '../games/ui.ts';

/** The start of a round, between two entries. */
export interface RoundStart {
  /** How many entries there were when it began. */
  readonly n: number;
  readonly title: string;
  /** The first round of a larger part of the race, such as one of several races. */
  readonly isMajor: boolean;
}

/** The sentences of a race by entry, and its rounds. */
export interface RaceLog {
  readonly rounds: readonly RoundStart[];
  /** The title of the round in which an entry was made; `null` before the first one. */
  readonly roundOf: (entry: number) => string | null;
  /** What an entry did, in sentences. */
  readonly sentencesOf: (entry: number) => readonly string[];
}

type LogUi = Pick<GameUi, 'describeEvent' | 'markEvent' | 'describeChance'>;

/** Reads the history of a race once, for everything that the debrief says about its moments. */
export function readRaceLog(ui: LogUi, context: TextContext, history: readonly LoggedEvent[]): RaceLog {
  const events = new Map<number, LoggedEvent['event'][]>();
  const titles: { n: number; title: string }[] = [];
  for (const logged of history) {
    const title = ui.markEvent?.(logged.event, context).round;
    if (title !== undefined) titles.push({ n: logged.n, title });
    const entry = logged.n - 1;
    const known = events.get(entry);
    if (known === undefined) events.set(entry, [logged.event]);
    else known.push(logged.event);
  }
  const rounds = markMajorRounds(titles);
  return {
    rounds,
    roundOf: (entry) => rounds.findLast(({ n }) => n <= entry)?.title ?? null,
    sentencesOf: (entry) => describeEvents(ui, context, events.get(entry) ?? []),
  };
}

/** The sentences of one entry. A die or card comes first, and titles of rounds are left out. */
export function describeEvents(
  ui: LogUi,
  context: TextContext,
  events: readonly LoggedEvent['event'][],
): readonly string[] {
  const chances = events.flatMap((event) => ui.describeChance?.(event, context) ?? []);
  const told = events
    .filter((event) => ui.markEvent?.(event, context).round === undefined)
    .flatMap((event) => ui.describeEvent(event, context) ?? []);
  return [...chances, ...told];
}

/** "Race 2 of 8, turn 1" begins something larger than "Race 2 of 8, turn 2" does. */
function markMajorRounds(titles: readonly { readonly n: number; readonly title: string }[]): RoundStart[] {
  const partOf = (title: string): string => title.split(',')[0]!;
  return titles.map(({ n, title }, i) => ({
    n,
    title,
    isMajor: title.includes(',') && (i === 0 || partOf(titles[i - 1]!.title) !== partOf(title)),
  }));
}
