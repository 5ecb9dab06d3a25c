import {
  recordDigest,
  type DriverChange,
  fail,
  type GameDefinition,
  ok,
  parseRecord,
  replayRecord,
  type Result,
} from '@paddock/kernel';
import { botName } from '../base/bot-names.ts';
import type { Driver } from '../games/table-link.ts';
import type { StoredTable } from './storage.ts';

/** Why a record cannot be opened: a code for the page's texts, and the kernel's message as a detail. */
export interface RecordError {
  readonly code: 'not-a-record' | 'unknown-game' | 'other-version' | 'does-not-replay';
  readonly detail: string;
}

/** Opens a record with the rules of its game; without them the game is unknown. */
export function openRecord(text: string, definition: GameDefinition | undefined): Result<StoredTable, RecordError> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return fail({ code: 'not-a-record', detail: parsed.error });
  const record = parsed.value;
  if (definition?.id !== record.game) return fail({ code: 'unknown-game', detail: record.game });
  const replayed = replayRecord(definition, record);
  if (!replayed.ok) {
    const code = record.rulesVersion === definition.rulesVersion ? 'does-not-replay' : 'other-version';
    return fail({ code, detail: replayed.error });
  }
  const { game, state } = replayed.value;
  const over = game.awaiting(state).kind === 'over';
  const now = Date.now();
  return ok({
    // The digest identifies the record: opening it again replaces it.
    id: recordDigest(record, game.table(state)).slice(0, 32),
    game: record.game,
    seats: record.seats,
    options: record.options,
    drivers: driversFromNotes(record.seats, record.drivers ?? []),
    notes: record.drivers ?? [],
    // A seed that was published early must not restart bots and dice.
    seed: over ? (record.seed ?? null) : null,
    seedHash: record.seedHash,
    ...(record.binding === undefined ? {} : { binding: record.binding }),
    ...(record.signature === undefined ? {} : { signature: record.signature }),
    entries: record.entries,
    over,
    continuedFrom: 0,
    opened: true,
    digest: record.digest ?? null,
    created: now,
    touched: now,
  });
}

const PERSON_PREFIX = 'person:';
const BOT_PREFIX = 'bot:';
const PROGRAM_PREFIX = 'program:';
/** The server's rule for nicknames; other names in a record are not shown. */
const NICKNAME_PATTERN = /^[^\s\p{C}](?:[^\p{C}]{0,22}[^\s\p{C}])?$/u;

/**
 * Records name drivers as `person`, `person:Ann`, `program:Turing` (a BOT account) or `bot:greedy`; a seat without a note belongs to a person. A seat on
 * autopilot still belongs to its person.
 */
function driversFromNotes(seats: number, notes: readonly DriverChange[]): Driver[] {
  return Array.from({ length: seats }, (_, seat) => {
    const drove = notes.filter((note) => note[1] === seat).map(([, , driver]) => driver);
    const owner = drove.find((driver) => !driver.startsWith(BOT_PREFIX)) ?? drove[0] ?? 'person';
    // Records of simulations name the budget of a bot's decisions too: champion@50ms.
    const bot = owner.slice(BOT_PREFIX.length).replace(/@.*/, '');
    if (owner.startsWith(BOT_PREFIX)) return { kind: 'bot', bot, name: botName(seat) };
    const prefix = [PERSON_PREFIX, PROGRAM_PREFIX].find((one) => owner.startsWith(one));
    const name = prefix === undefined ? '' : owner.slice(prefix.length);
    const mark = prefix === PROGRAM_PREFIX ? { botAccount: true } : {};
    return { kind: 'person', name: NICKNAME_PATTERN.test(name) ? name : '', ...mark };
  });
}
