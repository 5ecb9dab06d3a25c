import { SOCKET_PATH } from '@paddock/protocol';
import { SocketClient } from '../socket-client.ts';
import type { SocketFrame, SocketInput } from './socket-inputs.ts';
import type { TestServer } from './test-server.ts';

/** How long an answer may take. */
const ANSWER_TIMEOUT_MS = 10_000;
/** How many fragments a fragmented message has. */
const FRAGMENTS = 3;
const PING = JSON.stringify({ type: 'ping' });

/** The close codes of RFC 6455 for mistakes of a client, and those of a connection that was cut. */
const ALLOWED_CLOSE_CODES: readonly number[] = [1002, 1003, 1005, 1006, 1007, 1008, 1009];
const SERVER_ERRORS: ReadonlySet<unknown> = new Set(['internal', 'unavailable']);

interface ReceivedMessage {
  readonly type?: unknown;
  readonly error?: unknown;
  readonly message?: unknown;
  readonly data?: { readonly moveId?: unknown } | null;
}

/** What came back over a WebSocket. */
interface SocketAnswers {
  /** 101 if the connection was opened. */
  readonly status: number;
  readonly messages: readonly ReceivedMessage[];
  /** `null` if the connection was still open after the last answer. */
  readonly closeCode: number | null;
  /** Whether every frame was answered in time. */
  readonly isAnswered: boolean;
}

/** Opens a WebSocket and sends the frames, each after the answer to the one before. */
export async function sendSocketInput(
  world: TestServer,
  { path, headers, frames }: SocketInput,
): Promise<SocketAnswers> {
  const messages: ReceivedMessage[] = [];
  let onMessage: () => void = () => {};
  let client: SocketClient;
  try {
    const onText = (text: string): void => {
      messages.push(JSON.parse(text) as ReceivedMessage);
      onMessage();
    };
    client = await SocketClient.open(world.base, headers, { onText }, path);
  } catch (error) {
    // Without a status the server has closed the connection.
    const status = Number(/^status (\d+)$/.exec((error as Error).message)?.[1] ?? 400);
    return { status, messages, closeCode: null, isAnswered: true };
  }
  let closeCode: number | null = null;
  void client.closed.then((code) => {
    closeCode = code;
    onMessage();
  });
  /** Waits until something holds, or the connection has ended. Returns `false` if it takes too long. */
  const waitUntil = (holds: () => boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
      onMessage = () => {
        if (!holds() && closeCode === null) return;
        clearTimeout(timer);
        resolve(true);
      };
      onMessage();
    });
  const count = (isCounted: (message: ReceivedMessage) => boolean): number => messages.filter(isCounted).length;
  let isAnswered = true;
  for (const frame of frames) {
    const [answers, pongs] = [count(isMoveAnswer), count(isPong)];
    sendFrame(client, frame);
    if (frame.text !== PING) sendFrame(client, { kind: 'text', text: PING });
    const isMove = isOfMove(frame);
    isAnswered = await waitUntil(() => count(isPong) > pongs && (!isMove || count(isMoveAnswer) > answers));
    if (!isAnswered || closeCode !== null) break;
  }
  const answered = { status: 101, messages, closeCode, isAnswered };
  client.close();
  await client.closed;
  return answered;
}

/** What is wrong with the answers, or `null`. */
export function findSocketFault(
  { path, headers }: SocketInput,
  { status, messages, closeCode, isAnswered }: SocketAnswers,
  world: TestServer,
  changed: boolean,
): string | null {
  if (!isAnswered) return 'no answer';
  if (status >= 500) return 'an error of the server';
  if (status === 101) {
    // Upgrades of other routes are closed at once.
    const isOtherRoute = new URL(path, world.base).pathname !== SOCKET_PATH;
    if (isOtherRoute && (closeCode === null || messages.length > 0)) return 'another route became a WebSocket';
    if (!isOtherRoute && headers.authorization !== undefined) return 'a token opened a WebSocket';
    if (headers.origin !== undefined && headers.origin !== world.base) return 'another site opened a WebSocket';
  }
  if (closeCode !== null && !ALLOWED_CLOSE_CODES.includes(closeCode)) return `it was closed with ${closeCode}`;
  if (messages.some(({ error }) => SERVER_ERRORS.has(error))) return 'an error of the server';
  if (messages.some(({ type, error, message }) => type === 'refused' && !(isText(error) && isText(message))))
    return 'a refusal without code and message';
  return changed && !messages.some(isAcknowledgement) ? 'nothing was acknowledged, and something changed' : null;
}

function sendFrame({ socket }: SocketClient, { kind, text }: SocketFrame): void {
  // The connection may have ended; the error is of no interest.
  const ignore = (): void => {};
  if (kind === 'ping' || kind === 'pong') socket[kind](text, true, ignore);
  else if (kind === 'binary') socket.send(Buffer.from(text), ignore);
  else if (kind === 'text') socket.send(text, ignore);
  else {
    const size = Math.ceil(text.length / FRAGMENTS);
    for (let i = 0; i < FRAGMENTS; i++)
      socket.send(text.slice(i * size, (i + 1) * size), { fin: i === FRAGMENTS - 1 }, ignore);
  }
}

/** Whether a frame is a move, valid or not: it has an answer of its own, perhaps after that of the next ping. */
function isOfMove({ kind, text }: SocketFrame): boolean {
  if (kind !== 'text' && kind !== 'fragments') return false;
  try {
    return (JSON.parse(text) as ReceivedMessage | null)?.type === 'move';
  } catch {
    return false;
  }
}

function isPong({ type }: ReceivedMessage): boolean {
  return type === 'pong';
}

function isAcknowledgement({ type, data }: ReceivedMessage): boolean {
  return type === 'accepted' || (type === 'event' && data?.moveId !== undefined);
}

function isMoveAnswer(message: ReceivedMessage): boolean {
  return message.type === 'refused' || isAcknowledgement(message);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
