import { stripVTControlCharacters } from 'node:util';
import type { Debrief, DriverSummary, TurningPoint } from '@paddock/bots/debriefs';
import { appendEntry, CHANCE, type GameDefinition, type GameRecord, type Match, startMatch } from '@paddock/kernel';
import { textBoardFor } from '../games/index.ts';
import type { TextBoard } from '../games/text-board.ts';
import { applyStyle } from '../terminal/style.ts';

/** Gifts below this are not worth a sentence. */
const MIN_GIFT = 0.03;

/** Tells a debrief in plain sentences. */
export function tellStory(definition: GameDefinition, record: GameRecord, debrief: Debrief): string {
  const names = namesOf(record);
  const { evaluator, drivers, turningPoints, entries } = debrief;
  const remainder = Math.max(...drivers.map(({ ledger }) => Math.abs(ledger.unexplained)));
  return [
    applyStyle('bold', `${definition.title}: ${joinWords(winnersOf(debrief).map((seat) => names[seat]!))} won`),
    `${record.seats} drivers, ${entries.length} entries, judged by ${evaluator.id} version ${evaluator.version}.`,
    '',
    applyStyle('bold', 'Turning points'),
    ...(turningPoints.length === 0
      ? ['No single moment decided this race.']
      : tellTurningPoints(definition, record, debrief)),
    '',
    applyStyle('bold', 'Drivers'),
    ...drivers.map((driver) => tellDriver(driver, names)),
    '',
    `Luck and decisions explain all but ${percents(remainder)} of anybody's result.`,
  ].join('\n');
}

/** Who drove each seat at the end: the name of the bot, or the number of the seat. */
export function namesOf({ seats, drivers = [] }: GameRecord): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const driver = drivers.findLast(([, changed]) => changed === seat)?.[2];
    return driver === undefined ? `seat ${seat}` : `seat ${seat} (${driver.replace(/^bot:/, '')})`;
  });
}

export function winnersOf({ drivers }: Debrief): number[] {
  return drivers.filter(({ ledger }) => ledger.end > 0).map(({ seat }) => seat);
}

/** A sentence for each turning point. */
export function tellTurningPoints(
  definition: GameDefinition,
  record: GameRecord,
  { turningPoints }: Debrief,
): string[] {
  const board = textBoardFor(definition.id, record.options);
  return turningPoints.map((point) => tellTurningPoint(board, definition, record, point, namesOf(record)));
}

function tellTurningPoint(
  board: TextBoard,
  definition: GameDefinition,
  record: GameRecord,
  { entry, seat, kind, change, made, best, madeProbability, bestProbability }: TurningPoint,
  names: readonly string[],
): string {
  const match = replayTo(definition, record, entry);
  const { game, state } = match;
  if (kind === 'error') {
    const describe = (move: object): string => tidy(board.describeMove(move, game.preview(state, seat!, move)));
    return (
      `Entry ${entry}: ${names[seat!]} chose "${describe(made!)}" (win ${percents(madeProbability!)}). ` +
      `"${describe(best!)}" was worth ${percents(bestProbability!)}.`
    );
  }
  const events: { type: string }[] = [];
  appendEntry(match, record.entries[entry]!, events);
  const told = events.flatMap((event) => board.describeEvent(event, names) ?? []).slice(0, 2);
  const story = told.length === 0 ? '' : `: ${told.map(tidy).join(', ')}`;
  const effects = change.flatMap((value, other) =>
    Math.abs(value) < MIN_GIFT ? [] : [`${names[other]} ${signed(value)}`],
  );
  // Luck in an entry of a driver is that of secret choices, which it reveals.
  const luck = record.entries[entry]![0] === CHANCE ? 'luck' : 'luck in guessing';
  return `Entry ${entry}: ${luck}${seat === null ? '' : ` of ${names[seat]}`}${story}. ${joinWords(effects)}.`;
}

function tellDriver(driver: DriverSummary, names: readonly string[]): string {
  const { seat, ledger, ownLuck, choices, errors, errorTotal, gifts, luckAdjusted } = driver;
  const errorText =
    errors === 0
      ? `made no clear error in ${choices} choices`
      : `made ${errors} clear ${errors === 1 ? 'error' : 'errors'} in ${choices} choices, which cost ${percents(errorTotal)}`;
  const receivers = gifts.flatMap((gift, other) =>
    other !== seat && gift >= MIN_GIFT ? [`${names[other]} ${signed(gift)}`] : [],
  );
  return [
    `${names[seat]} ${errorText}; luck ${signed(ledger.luck)} (own dice and cards ${signed(ownLuck)}).`,
    ...(receivers.length === 0 ? [] : [`  The errors helped ${joinWords(receivers)}.`]),
    `  ${percents(ledger.start)} at the start, luck ${signed(ledger.luck)}, decisions of all ${signed(ledger.decisions)}, ` +
      `not explained ${signed(ledger.unexplained)}: ${percents(ledger.end)}. Without luck: ${percents(luckAdjusted)}.`,
  ].join('\n');
}

function replayTo(definition: GameDefinition, record: GameRecord, entries: number): Match {
  const match = startMatch(definition, record.seats, record.options);
  for (const entry of record.entries.slice(0, entries)) appendEntry(match, entry);
  return match;
}

/** Without the spaces that align columns, and colours. */
function tidy(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim();
}

export function percents(probability: number): string {
  return `${Math.round(100 * probability)} %`.replace('-', '−');
}

export function signed(probability: number): string {
  const rounded = Math.round(100 * probability);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${Math.abs(rounded)} %`;
}

export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? 'nobody') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
