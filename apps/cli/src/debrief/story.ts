import type { Debrief, DriverSummary, TurningPoint } from '@paddock/bots/debriefs';
import { describeDriver, roundLedger } from '@paddock/bots/driver-facts';
import {
  appendEntry,
  type GameDefinition,
  type GameRecord,
  type Language,
  type Match,
  startMatch,
} from '@paddock/kernel';
import { debriefWordsFor } from '../games/index.ts';
import { applyStyle } from '../terminal/style.ts';
import { type DebriefTexts, debriefTextsFor } from './texts/index.ts';

/** Gifts below this are not worth a sentence. */
const MIN_GIFT = 0.03;

/** A race with its debrief, to be told in one language. */
export interface Story {
  readonly definition: GameDefinition;
  readonly record: GameRecord;
  readonly debrief: Debrief;
  readonly language: Language;
}

/** Tells a debrief in plain sentences. */
export function tellStory(story: Story): string {
  const { definition, record, debrief, language } = story;
  const t = debriefTextsFor(language, definition);
  const { evaluator, drivers, turningPoints } = debrief;
  return [
    applyStyle('bold', titleOf(story)),
    `${t.field(record.seats)} ${t.judgedBy(evaluator.id, evaluator.version)} ${t.units}`,
    '',
    applyStyle('bold', t.turningPoints),
    ...(turningPoints.length === 0 ? [t.noTurningPoints] : tellTurningPoints(story)),
    '',
    applyStyle('bold', t.drivers),
    ...drivers.map((driver) => tellDriver(driver, story)),
    '',
    t.remainder(remainderOf(debrief)),
  ].join('\n');
}

/** Who won. */
export function titleOf({ definition, record, debrief, language }: Story): string {
  const t = debriefTextsFor(language, definition);
  const names = namesOf(record, t);
  const winners = debrief.drivers.filter(({ ledger }) => ledger.end > 0).map(({ seat }) => names[seat]!);
  return t.won(definition.title, joinWords(winners, t));
}

/** The largest part of a result that luck and choices do not explain, in points. */
export function remainderOf({ drivers }: Debrief): number {
  return Math.round(100 * Math.max(...drivers.map(({ ledger }) => Math.abs(ledger.unexplained))));
}

/** Who drove each seat at the end: the person or the level of the bot without its budget, and the number of the seat, from 1. */
export function namesOf({ seats, drivers = [] }: GameRecord, t: DebriefTexts): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const driver = drivers.findLast(([, changed]) => changed === seat)?.[2];
    if (driver === undefined) return t.seat(seat + 1);
    const [, kind, name = ''] = /^(?:(bot|person):)?(.*)$/s.exec(driver)!;
    if (kind !== 'bot') return t.seatOf(seat + 1, name);
    const level = name.replace(/@.*/, '');
    return t.seatOf(seat + 1, t.levels[level] ?? level);
  });
}

/** A sentence for each turning point. */
export function tellTurningPoints(story: Story): string[] {
  return story.debrief.turningPoints.map((point) => tellTurningPoint(story, point));
}

function tellTurningPoint({ definition, record, language }: Story, point: TurningPoint): string {
  const { entry, seat, kind, change, made, best, madeProbability, bestProbability } = point;
  const t = debriefTextsFor(language, definition);
  const words = debriefWordsFor(definition.id, language, record.options);
  const names = namesOf(record, t);
  const match = replayTo(definition, record, entry);
  const { game, state } = match;
  const moment = words.moment(game.view(state, null));
  const tell = (sentence: string): string => (moment === null ? sentence : t.at(moment, sentence));
  if (kind === 'error') {
    const describe = (move: object): string => words.move(move, game.preview(state, seat!, move));
    const sentence = t.error(
      names[seat!]!,
      describe(made!),
      percents(madeProbability!),
      describe(best!),
      percents(bestProbability!),
    );
    return tell(sentence);
  }
  const events: { type: string }[] = [];
  appendEntry(match, record.entries[entry]!, events);
  const what = words.chance(events, seat === null ? null : names[seat]!, names) ?? t.chanceDecided;
  const effects = change.flatMap((value, other) =>
    Math.abs(value) < MIN_GIFT ? [] : [`${names[other]} ${signed(value)}`],
  );
  return tell(t.luck(what, effects.join(', ')));
}

/** Whether anybody rolls dice or draws cards of their own. */
export function hasOwnLuck({ entries }: Debrief): boolean {
  return entries.some(({ luckOf }) => luckOf !== null);
}

function tellDriver(driver: DriverSummary, story: Story): string {
  const { definition, record, debrief, language } = story;
  const t = debriefTextsFor(language, definition);
  const names = namesOf(record, t);
  const ledger = roundLedger(driver.ledger);
  const largestError = untoldErrorOf(driver, story);
  const receivers = findReceivers(driver).map((other) => names[other]!);
  return [
    `${tellErrors(driver, debrief, names, t)}.`,
    ...(largestError === null ? [] : [`  ${tellTurningPoint(story, largestError)}`]),
    ...(receivers.length === 0 ? [] : [`  ${t.helped(joinWords(receivers, t))}`]),
    `  ${t.ledger({
      start: points(ledger.start),
      luck: signedPoints(ledger.luck),
      ownLuck: hasOwnLuck(debrief) ? signedPoints(driver.ownLuck) : null,
      decisions: signedPoints(ledger.decisions),
      unexplained: ledger.unexplained === 0 ? null : signedPoints(ledger.unexplained),
      end: points(ledger.end),
      placeWithoutLuck: describeDriver(debrief, driver).placeWithoutLuck,
    })}`,
  ].join('\n');
}

/** Who gained most from a driver's errors: those with at least half of the largest gift. Of two drivers it is always the other one. */
export function findReceivers({ seat, gifts }: Pick<DriverSummary, 'seat' | 'gifts'>): readonly number[] {
  if (gifts.length === 2) return [];
  const others = gifts.map((gift, other) => ({ gift, other })).filter(({ other }) => other !== seat);
  const min = Math.max(MIN_GIFT, Math.max(...others.map(({ gift }) => gift)) / 2);
  return others
    .filter(({ gift }) => gift >= min)
    .sort((a, b) => b.gift - a.gift)
    .map(({ other }) => other);
}

/** A driver's largest error, as a turning point; `null` if there is none, or if it is told as one. */
function untoldErrorOf(driver: DriverSummary, { record, debrief }: Story): TurningPoint | null {
  const { largestError } = describeDriver(debrief, driver);
  if (largestError === null) return null;
  const { entry, actor, review } = largestError;
  if (debrief.turningPoints.some((point) => point.kind === 'error' && point.entry === entry)) return null;
  const { gift, best, bestProbability, madeProbability } = review!;
  const made = record.entries[entry]![1] as object;
  return { entry, seat: actor, kind: 'error', change: gift, made, best, bestProbability, madeProbability };
}

function tellErrors(driver: DriverSummary, debrief: Debrief, names: readonly string[], t: DebriefTexts): string {
  const { seat, choices, errors } = driver;
  const { largestError, meanGifts } = describeDriver(debrief, driver);
  if (largestError === null) return t.noErrors(names[seat]!, choices);
  const { bestProbability, madeProbability } = largestError.review!;
  return t.errors({
    who: names[seat]!,
    errors,
    choices,
    from: percents(bestProbability),
    to: percents(madeProbability),
    meanCost: percents(-meanGifts[seat]!),
  });
}

function replayTo(definition: GameDefinition, record: GameRecord, entries: number): Match {
  const match = startMatch(definition, record.seats, record.options);
  for (const entry of record.entries.slice(0, entries)) appendEntry(match, entry);
  return match;
}

export function percents(probability: number): string {
  return `${points(probability)} %`;
}

export function signed(change: number): string {
  return `${signedPoints(change)} %`;
}

/** A sum of probabilities of winning: 100 points are a certain win. */
export function points(sum: number): string {
  return String(Math.round(100 * sum)).replace('-', '−');
}

export function signedPoints(sum: number): string {
  const rounded = Math.round(100 * sum);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${Math.abs(rounded)}`;
}

function joinWords(words: readonly string[], { and, nobody }: DebriefTexts): string {
  return words.length < 2 ? (words[0] ?? nobody) : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}
