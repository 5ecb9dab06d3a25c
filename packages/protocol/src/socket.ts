import type { EventStep } from '@paddock/table';
import { type Static, Type } from 'typebox';
import { channelOfTable, LOBBY_CHANNEL } from './channels.ts';
import type { ErrorCode } from './errors.ts';
import type { RemainingTimes, TableStreamEvents } from './live.ts';
import type { LobbyStreamEvents } from './lobby.ts';
import { MoveRequest } from './moves.ts';
import { TABLE_ID_PATTERN } from './table-id.ts';
import { TableId } from './tables.ts';

/*
 * The WebSocket of the site (GET /api/socket): all tables that a page shows, the lobby and the moves of one person over one
 * connection. Every message is one JSON object. Programs use POST and Server-Sent Events instead, which send whole positions.
 */

const Channel = Type.Union([
  Type.Literal(LOBBY_CHANNEL),
  Type.String({ pattern: TABLE_ID_PATTERN.replace('^', `^${channelOfTable('')}`) }),
]);

/** Sends everything about a channel from now on; `after` is the number of entries that the page has already. */
export const SubscribeMessage = Type.Object(
  {
    type: Type.Literal('subscribe'),
    channel: Channel,
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999 })),
  },
  { additionalProperties: false },
);

export const UnsubscribeMessage = Type.Object(
  { type: Type.Literal('unsubscribe'), channel: Channel },
  { additionalProperties: false },
);

/** A move. It is answered by the step that contains it, or with `accepted` or `refused`. */
export const MoveMessage = Type.Object(
  { type: Type.Literal('move'), table: TableId, ...MoveRequest.properties },
  { additionalProperties: false },
);
export type MoveMessage = Static<typeof MoveMessage>;

/** Answered with `pong`, so that a page notices a dead connection. */
export const PingMessage = Type.Object({ type: Type.Literal('ping') }, { additionalProperties: false });

/** What a page sends. */
export const ClientMessage = Type.Union([SubscribeMessage, UnsubscribeMessage, MoveMessage, PingMessage]);
export type ClientMessage = Static<typeof ClientMessage>;

/**
 * The events of a table's channel: those of its stream, but with steps that carry events only. `moveId` is the id of the
 * viewer's own move in the step, which is stored by then.
 */
export interface TableChannelEvents extends Omit<TableStreamEvents, 'step'> {
  step: EventStep & { readonly clocks: RemainingTimes; readonly moveId?: string };
}

/** An event of a channel, with the name and the data that the streams have as well. */
export interface ChannelEventMessage<Name extends keyof ChannelEvents = keyof ChannelEvents> {
  readonly type: 'event';
  readonly channel: string;
  readonly name: Name;
  readonly data: ChannelEvents[Name];
}
type ChannelEvents = TableChannelEvents & LobbyStreamEvents;

/** What the server sends. */
export type ServerMessage =
  | ChannelEventMessage
  /** Everything about the channel up to now has been sent. */
  | { readonly type: 'subscribed'; readonly channel: string }
  /** The channel has ended; with an error where it cannot be subscribed to. Without one, the page subscribes again. */
  | { readonly type: 'closed'; readonly channel: string; readonly error?: ErrorCode; readonly message?: string }
  /** A move is stored, for pages that do not get it as a step: it was sent again, or the page does not watch the table. */
  | { readonly type: 'accepted'; readonly id: string; readonly n: number }
  | {
      readonly type: 'refused';
      /** The id of the move; left out if the message could not be understood. */
      readonly id?: string;
      readonly error: ErrorCode;
      readonly message: string;
      /** Seconds until another attempt makes sense. */
      readonly retryAfter?: number;
    }
  | { readonly type: 'pong' };
