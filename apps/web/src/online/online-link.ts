import { fail, type GameRecord, ok, type MoveRefusal, type MoveRefusalCode, type Result } from '@paddock/kernel';
import type { MoveAccepted, TableSeat, MoveRequest, Table } from '@paddock/protocol';
import { botName } from '../base/bot-names.ts';
import type { Driver, Step, TableInfo, TableLink } from '../games/table-link.ts';
import { callApi, isTransientError, type ApiError } from '../base/api.ts';
import { liveSocket } from '../base/live-socket.ts';
import { reconnectDelayMs } from '../base/reconnect.ts';
import type { TableStream } from './table-stream.ts';

/** A request without an answer in this time is given up, and the move is sent again. */
const MOVE_TIMEOUT_MS = 15_000;

/** The `TableLink` of an online race. Must be created after the race has begun. */
export function createOnlineLink(stream: TableStream, table: Table): TableLink {
  const path = `/api/tables/${stream.id}`;
  const { position } = stream.store.getState();
  let left = false;
  let previews = new AbortController();
  return {
    info: tableInfoOf(table),
    viewer: position?.viewer ?? null,
    watch: async (_viewer, _since, onStep) => {
      left = false;
      const snapshot = stream.watch(onStep);
      if (snapshot === null) throw new Error('the race has not begun');
      return snapshot;
    },
    leave: () => {
      left = true;
      stream.leave();
    },
    submit: (seat, move, n) => {
      // Nobody needs them any more, and the move may overtake them.
      previews.abort();
      previews = new AbortController();
      return submitWithRetry(stream.id, { id: newRequestId(), seat, n, move }, () => left);
    },
    preview: async (seat, move) => {
      const answer = await callApi<{ preview: object }>('POST', `${path}/preview`, { seat, move }, previews.signal);
      return answer.ok ? answer.value.preview : null;
    },
    at: async (n) => unwrap(await callApi<Step>('GET', `${path}/steps/${n}`)),
    record: async () => unwrap(await callApi<GameRecord>('GET', `${path}/record`)),
  };
}

/**
 * Sends a move until there is an answer. The server recognises a repeated move by its id and returns the first answer
 * again.
 */
async function submitWithRetry(
  table: string,
  move: MoveRequest,
  isLeft: () => boolean,
): Promise<Result<null, MoveRefusal>> {
  for (let failures = 0; ; failures++) {
    const answer = await submitOnce(table, move);
    if (answer.ok) return ok(null);
    if (!isTransientError(answer.error) || isLeft()) return fail(toRefusal(answer.error));
    const { retryAfterSeconds = 0 } = answer.error;
    const delayMs = Math.max(retryAfterSeconds * 1000, reconnectDelayMs(failures));
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

/** Over the socket if it works, otherwise as a request. */
async function submitOnce(table: string, move: MoveRequest): Promise<Result<unknown, ApiError>> {
  const answer = await liveSocket.sendMove({ type: 'move', table, ...move });
  return (
    answer ?? callApi<MoveAccepted>('POST', `/api/tables/${table}/moves`, move, AbortSignal.timeout(MOVE_TIMEOUT_MS))
  );
}

const REFUSAL_CODES: readonly string[] = ['over', 'illegal'] satisfies MoveRefusalCode[];

function toRefusal({ code, message }: ApiError): MoveRefusal {
  return { code: REFUSAL_CODES.includes(code) ? (code as MoveRefusalCode) : 'not-awaited', message };
}

function unwrap<T>(answer: Result<T, ApiError>): T {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

/** Not a UUID, because `crypto.randomUUID` needs https. */
function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tableInfoOf({ id, game, seats, options, seedHash, hints, coach }: Table): TableInfo {
  return {
    id,
    game,
    seats: seats.length,
    options: options as object,
    drivers: seats.map(driverOf),
    seedHash,
    lesson: false,
    hints,
    coach,
  };
}

/** A seat on autopilot still belongs to its person. */
function driverOf({ kind, name, claimed, botAccount = false, bot }: TableSeat, seat: number): Driver {
  if (kind !== 'bot') return { kind: 'person', name, claimed, ...(botAccount ? { botAccount } : {}) };
  const level = bot ?? name;
  // Bots of a season keep their names. All others are named by their seat.
  return { kind, bot: level, name: name === level ? botName(seat) : name };
}
