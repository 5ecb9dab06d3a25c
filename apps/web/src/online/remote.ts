import { fail, type GameRecord, ok, type Refusal, type RefusalCode, type Result } from '@paddock/kernel';
import type { Acknowledged, Seat, Submission, Table } from '@paddock/protocol';
import { botName } from '../kit/bot-names.ts';
import type { Driver, Step, TableInfo, TableLink } from '../table/link.ts';
import { call, type Fault } from './api.ts';
import { pauseAfter } from './line.ts';
import type { TableStream } from './stream.ts';

/** A race on a server, for the table page: what it is told comes from the stream. To be made once the race has begun. */
export function remoteLink(stream: TableStream, table: Table): TableLink {
  const path = `/api/tables/${stream.id}`;
  const { position } = stream.store.getState();
  let left = false;
  return {
    info: infoOf(table),
    viewer: position?.viewer ?? null,
    watch: async (_viewer, _since, onStep) => {
      left = false;
      const account = stream.watch(onStep);
      if (account === null) throw new Error('the race has not begun');
      return account;
    },
    leave: () => {
      left = true;
      stream.leave();
    },
    submit: (seat, move, n) => submit(path, { id: newKey(), seat, n, move }, () => left),
    preview: async (seat, move) => {
      const answer = await call<{ preview: object }>('POST', `${path}/preview`, { seat, move });
      return answer.ok ? answer.value.preview : null;
    },
    at: async (n) => there(await call<Step>('GET', `${path}/steps/${n}`)),
    record: async () => there(await call<GameRecord>('GET', `${path}/record`)),
  };
}

/**
 * Sends a move until there is an answer. The server knows it by its id and plays it once, however often it comes: after a lost
 * answer the same one is given again.
 */
async function submit(path: string, move: Submission, isLeft: () => boolean): Promise<Result<null, Refusal>> {
  for (let failures = 0; ; failures++) {
    const answer = await call<Acknowledged>('POST', `${path}/moves`, move);
    if (answer.ok) return ok(null);
    if (!isPassing(answer.error) || isLeft()) return fail(refusalOf(answer.error));
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
  }
}

/** Another try may find the server there, or less busy. */
function isPassing({ code }: Fault): boolean {
  return code === 'offline' || code === 'internal' || code === 'unavailable' || code === 'too-many';
}

const CODES: readonly string[] = ['over', 'illegal'] satisfies RefusalCode[];

function refusalOf({ code, message }: Fault): Refusal {
  return { code: CODES.includes(code) ? (code as RefusalCode) : 'not-awaited', message };
}

function there<T>(answer: Result<T, Fault>): T {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

/** Not a UUID: browsers make those on https only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function infoOf({ id, game, seats, options, seedHash }: Table): TableInfo {
  return {
    id,
    game,
    seats: seats.length,
    options: options as object,
    drivers: seats.map(driverOf),
    seedHash,
    lesson: false,
  };
}

/** Whoever drives on for a person, it stays that person's car. */
export function driverOf({ kind, name, claimed, bot }: Seat, seat: number): Driver {
  return kind === 'bot' ? { kind, bot: bot ?? name, name: botName(seat) } : { kind: 'person', name, claimed };
}
