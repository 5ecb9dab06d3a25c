import { describeDriver } from '@paddock/bots/driver-facts';
import { CHANCE, type Seat, type Viewer } from '@paddock/kernel';
import type { GameUi, TextContext } from '../games/ui.ts';
import type { Debrief, DebriefEntry, DriverSummary, TurningPoint } from '../worker/debriefs.ts';
import { chancesAfter, changeText, percentText } from './numbers.ts';
import type { RaceLog } from './race-log.ts';
import type { DebriefTexts } from './texts/types.ts';

/** Everything that the sentences of a debrief are made of. */
export interface DebriefStory {
  readonly debrief: Debrief;
  readonly ui: Pick<GameUi, 'describeMove'>;
  readonly context: TextContext;
  readonly log: RaceLog;
  readonly t: DebriefTexts;
  /** The one person who reads it, and is called "you"; `null` for spectators. */
  readonly reader: Viewer;
  /** The seat one looks as, whose luck is told; `null`: everybody's own. */
  readonly viewer: Viewer;
}

/** Changes below this are not worth a word. */
const MIN_TOLD_CHANGE = 0.01;
/** An entry may have many events; the first ones say what happened. */
const MAX_SENTENCES = 3;
/** In the words about a turning point. */
const MIN_TOLD_EFFECT = 0.03;

/** A move in a few words, without the full stop or ellipsis of a sentence. */
function nameMove({ ui, context }: Pick<DebriefStory, 'ui' | 'context'>, move: object): string {
  return withoutStop(ui.describeMove(move, null, context));
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\s*[.…]+$/u, '');
}

/** What is known of a turning point besides the debrief. */
export interface TurningPointWords {
  /** These may tell more than the reader's log does. */
  readonly events?: readonly string[];
  /** The names of the move made and of the best one, where they depend on the position. */
  readonly made?: string;
  readonly best?: string;
}

/** A turning point as a sentence. */
export function tellTurningPoint(story: DebriefStory, point: TurningPoint, words: TurningPointWords = {}): string {
  const { context, log, t, reader } = story;
  const when = log.roundOf(point.entry);
  if (point.kind === 'error') {
    return t.error({
      when,
      who: point.seat === reader ? null : context.name(point.seat!),
      made: words.made ?? nameMove(story, point.made!),
      madeWorth: percentText(point.madeProbability!, t, context),
      best: words.best ?? nameMove(story, point.best!),
      bestWorth: percentText(point.bestProbability!, t, context),
    });
  }
  return t.luckMoment(when, tellLuck(story, point, words.events), listChanges(story, point.change, MIN_TOLD_EFFECT));
}

/** What a die or card was. Where secret choices were revealed, nobody rolled or drew: which choices they were. */
function tellLuck({ debrief, context, log, t }: DebriefStory, point: TurningPoint, events?: readonly string[]): string {
  const [told] = events ?? log.sentencesOf(point.entry);
  if (debrief.entries[point.entry]!.actor !== CHANCE) return told === undefined ? t.guessed : `${t.guessed} ${told}`;
  // The last card of a deal stands for all of them.
  if (point.seat === null) return t.dealt;
  return told ?? t.luckOf(context.name(point.seat));
}

/** "Ada −30%, Ben +28%", the largest change first. */
function listChanges(
  { context, t }: Pick<DebriefStory, 'context' | 't'>,
  changes: readonly number[],
  min: number,
): string {
  return changes
    .map((change, seat) => ({ change, seat }))
    .filter(({ change }) => Math.abs(change) >= min)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ change, seat }) => t.chanceOf(context.name(seat), changeText(change, t, context)))
    .join(', ');
}

/** One moment of the race, as the ribbon tells it. */
interface MomentWords {
  /** The round; `null` before the first one. */
  readonly when: string | null;
  readonly sentences: readonly string[];
  /** Luck or an error, in a few words. */
  readonly effect: string | null;
  /** Everybody's chances, the best first. */
  readonly chances: readonly { readonly seat: Seat; readonly text: string }[];
}

/** What led to the position after n entries, and everybody's chances in it. */
export function tellMoment(story: DebriefStory, n: number): MomentWords {
  const { debrief, context, log, t } = story;
  const chances = chancesAfter(debrief, n)
    .map((probability, seat) => ({ seat, probability }))
    .sort((a, b) => b.probability - a.probability)
    .map(({ seat, probability }) => ({
      seat,
      text: t.chanceOf(context.name(seat), percentText(probability, t, context)),
    }));
  const entry = debrief.entries[n - 1];
  if (entry === undefined) return { when: log.roundOf(n), sentences: [], effect: null, chances };
  return {
    when: log.roundOf(entry.entry),
    sentences: log.sentencesOf(entry.entry).slice(0, MAX_SENTENCES),
    effect: tellEffect(story, entry),
    chances,
  };
}

/** The same in one text, for screen readers. */
export function momentText(story: DebriefStory, n: number): string {
  const { when, sentences, effect, chances } = tellMoment(story, n);
  const parts = [...(when === null ? [] : [`${when}.`]), ...sentences, ...(effect === null ? [] : [`${effect}.`])];
  return [...parts, `${chances.map(({ text }) => text).join(', ')}.`].join(' ');
}

/** An error, luck, or both where choices are revealed. Luck is told for the seat one looks as, otherwise for whoever rolled or drew. */
function tellEffect(story: DebriefStory, entry: DebriefEntry): string | null {
  const { context, t, viewer } = story;
  const seat = viewer ?? entry.luckOf;
  const luck = seat === null ? 0 : (entry.luck?.[seat] ?? 0);
  const parts = entry.isFlagged ? [tellError(story, entry)] : [];
  if (seat !== null && Math.abs(luck) >= MIN_TOLD_CHANGE)
    parts.push((luck > 0 ? t.lucky : t.unlucky)(context.name(seat), changeText(luck, t, context)));
  return parts.length === 0 ? null : parts.join('. ');
}

/** A flagged choice in a few words: what it cost, and what was better. */
export function tellError(story: DebriefStory, { actor, review }: DebriefEntry): string {
  const { context, t } = story;
  return t.costly(context.name(actor), changeText(-review!.error, t, context), nameMove(story, review!.best));
}

/** The best choice of a driver: one that gained clearly, or otherwise the longest run of choices without an error. */
export function tellBestMoment(story: DebriefStory, { seat }: DriverSummary): string | null {
  const { debrief, context, log, t } = story;
  const own = debrief.entries.filter(({ actor, review }) => actor === seat && review !== null);
  const gainOf = ({ effect }: DebriefEntry): number => effect?.[seat] ?? 0;
  const best = own
    .filter((entry) => gainOf(entry) >= MIN_TOLD_EFFECT && gainOf(entry) > 2 * entry.standardError)
    .sort((a, b) => gainOf(b) - gainOf(a))
    .find(({ isFlagged }) => !isFlagged);
  const told = best === undefined ? undefined : log.sentencesOf(best.entry)[0];
  if (best !== undefined && told !== undefined)
    return t.bestChoice(log.roundOf(best.entry), withoutStop(told), changeText(gainOf(best), t, context));
  const run = longestRun(own.map(({ isFlagged }) => !isFlagged));
  return run < 2 ? null : t.bestRun(run);
}

function longestRun(flags: readonly boolean[]): number {
  let run = 0;
  let longest = 0;
  for (const flag of flags) {
    run = flag ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** What an error of each driver gave to the others on average: one sentence for everybody who gave something. */
export function tellGifts({ debrief, context, t }: DebriefStory): readonly string[] {
  return debrief.drivers.flatMap((driver) => {
    const told = listChanges({ context, t }, describeDriver(debrief, driver).meanGifts, MIN_TOLD_CHANGE);
    return told === '' ? [] : [t.giftLine(context.name(driver.seat), told)];
  });
}

/** Everybody's chances at the start of every round, and the result. */
export function tellChances(story: DebriefStory): readonly string[] {
  const { debrief, log } = story;
  const say = (n: number): string =>
    tellMoment(story, n)
      .chances.map(({ text }) => text)
      .join(', ');
  return [
    ...log.rounds.map(({ n, title }) => story.t.chancesAt(title, say(n))),
    story.t.chancesAt(story.t.result, say(debrief.entries.length)),
  ];
}
