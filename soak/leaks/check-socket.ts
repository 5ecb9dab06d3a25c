import { isSameJson, type Viewer } from '@paddock/kernel';
import { channelOfTable, LOBBY_CHANNEL, type ServerMessage } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { hasOnly, isTable, OWN_TABLE_FIELDS } from './allowed-fields.ts';
import { areClocks, describeDifference, expectedSnapshot } from './check-stream.ts';
import type { ExpectedRace } from './expected-race.ts';
import type { RecordedSocket } from './recording-player.ts';

/** The fields of each type of message. Those that may be missing are in it as well. */
const MESSAGE_FIELDS: Readonly<Record<ServerMessage['type'], ReadonlySet<string>>> = {
  event: new Set(['type', 'channel', 'name', 'data']),
  subscribed: new Set(['type', 'channel']),
  closed: new Set(['type', 'channel', 'error', 'message']),
  accepted: new Set(['type', 'id', 'n']),
  refused: new Set(['type', 'id', 'error', 'message', 'retryAfter']),
  pong: new Set(['type']),
};

const NO_PREMOVES = { moves: [], dropped: false };

type EventMessage = Extract<ServerMessage, { type: 'event' }>;

/** Every message of a WebSocket must be exactly what this viewer may know at that point. */
export function findSocketFaults(
  { after, messages }: RecordedSocket,
  expected: ExpectedRace,
  seat: Viewer,
  moveIds: ReadonlySet<string>,
): string[] {
  const check = new SocketCheck(expected, seat, after, moveIds);
  return messages.flatMap((message) => {
    const what = check.findFault(message);
    return what === null ? [] : [`over the WebSocket, ${what}`];
  });
}

class SocketCheck {
  readonly #expected: ExpectedRace;
  readonly #seat: Viewer;
  readonly #moveIds: ReadonlySet<string>;
  /** Whose view the page has. Without a snapshot it goes on with that of the seat. */
  #viewer: Viewer;
  #known: number | null;
  #isSubscribed = false;

  constructor(expected: ExpectedRace, seat: Viewer, after: number | null, moveIds: ReadonlySet<string>) {
    this.#expected = expected;
    this.#seat = seat;
    this.#viewer = seat;
    this.#known = after;
    this.#moveIds = moveIds;
  }

  findFault(message: ServerMessage): string | null {
    const text = (): string => JSON.stringify(message).slice(0, 300);
    if (!hasOnly(message, MESSAGE_FIELDS[message.type] ?? new Set())) return `a message has other fields: ${text()}`;
    switch (message.type) {
      case 'event':
        return this.#findEventFault(message);
      case 'accepted':
        return this.#isRightAnswer(message) ? null : `a wrong acknowledgement: ${text()}`;
      case 'refused':
        return message.id === undefined || this.#moveIds.has(message.id) ? null : `another's refusal: ${text()}`;
      case 'subscribed':
        if (message.channel === this.#channel) this.#isSubscribed = true;
        return this.#isOwnChannel(message.channel) ? null : `another channel: ${text()}`;
      case 'closed':
      case 'pong':
        return null;
    }
  }

  get #channel(): string {
    return channelOfTable(this.#expected.table);
  }

  #isOwnChannel(channel: string): boolean {
    return channel === this.#channel || channel === LOBBY_CHANNEL;
  }

  #isRightAnswer({ id, n }: Extract<ServerMessage, { type: 'accepted' }>): boolean {
    return this.#moveIds.has(id) && this.#expected.entryCountAfter(id) === n;
  }

  #findEventFault(message: EventMessage): string | null {
    const { channel, name, data } = message;
    if (channel === LOBBY_CHANNEL) return isLobbyEvent(name, data) ? null : describe(name, data);
    if (channel !== this.#channel) return `an event of ${channel}`;
    switch (name) {
      case 'table':
        return isTable(data) ? null : describe(name, data);
      case 'snapshot':
        return this.#findSnapshotFault(data as { position: Position; clocks: unknown });
      case 'step':
        return this.#findStepFault(data as { from: number; n: number; clocks: unknown; moveId?: string });
      case 'spectators':
        return hasOnly(data, new Set(['count'])) ? null : describe(name, data);
      case 'reveal':
        return hasOnly(data, new Set()) ? null : describe(name, data);
      // Nobody has premoves here, which people who reconnect are told.
      case 'premoves':
        return this.#seat !== null && isSameJson(data, NO_PREMOVES) ? null : describe(name, data);
      // Nobody chats or is removed here.
      default:
        return describe(name, data);
    }
  }

  #findSnapshotFault({ clocks, ...received }: { position: Position; clocks: unknown }): string | null {
    const { n, viewer } = received.position;
    // A person who connected before sitting down may still get the spectator's view.
    if (viewer !== this.#seat && viewer !== null) return `got what seat ${viewer} sees after ${n} entries`;
    this.#viewer = viewer;
    this.#known = n;
    return this.#compare('a snapshot', received, expectedSnapshot(this.#expected, n, viewer), clocks);
  }

  #findStepFault(data: { from: number; n: number; clocks: unknown; moveId?: string }): string | null {
    const { clocks, moveId, ...received } = data;
    const { n } = received;
    if (this.#known === null) return `a step to ${n} entries before a snapshot`;
    const from = this.#known;
    this.#known = n;
    const ownMoveId = this.#expected.moveIdAt(from, this.#viewer);
    // What was missed is sent without it, before the subscription is confirmed.
    const isLeftOut = moveId === undefined && !this.#isSubscribed;
    if ((moveId ?? null) !== ownMoveId && !isLeftOut) return `a step with moveId ${moveId} for ${ownMoveId}`;
    return this.#compare('a step', received, this.#expected.eventStep(from, n, this.#viewer), clocks);
  }

  #compare(what: string, received: object, right: object, clocks: unknown): string | null {
    if (!areClocks(clocks, this.#expected)) return `${what} has clocks ${JSON.stringify(clocks)}`;
    return isSameJson(received, right) ? null : `${what} returns ${describeDifference(received, right)}`;
  }
}

function isLobbyEvent(name: string, data: unknown): boolean {
  if (name === 'announcement') return hasOnly(data, new Set(['text']));
  const isChange = name.endsWith('-changed');
  if (isChange && !hasOnly(data, new Set(['changed', 'removed']))) return false;
  const list = isChange ? (data as { changed: unknown }).changed : data;
  const fields = name.startsWith('mine') ? OWN_TABLE_FIELDS : undefined;
  return Array.isArray(list) && list.every((table) => isTable(table, fields));
}

function describe(name: string, data: unknown): string {
  return `${name} returns ${JSON.stringify(data).slice(0, 300)}`;
}
