import { type Static, Type } from 'typebox';
import { Table } from './tables.ts';

/** A table at which one sits. */
export const OwnTable = Type.Object({
  ...Table.properties,
  /** Whether one is to choose now, oneself and not a bot. */
  yourTurn: Type.Boolean(),
  /** When one's time is out, or `null`. */
  dueAt: Type.Union([Type.Integer(), Type.Null()]),
});
export type OwnTable = Static<typeof OwnTable>;

/** Something that whoever runs the server wants everybody to know; `null` when there is nothing. */
export const Announcement = Type.Object({ text: Type.Union([Type.String({ maxLength: 500 }), Type.Null()]) });
export type Announcement = Static<typeof Announcement>;

/** What comes down the stream of the lobby (GET /api/lobby/live): everything first, and again whenever it changes. */
export interface LobbyEvents {
  /** Listed tables that anybody may join, the newest first. */
  open: readonly Table[];
  /** Where one sits: those at which one is awaited first, then the latest. Only for who has given a name. */
  mine: readonly OwnTable[];
  /** Where a seat is kept for one's nickname, the newest first. Only for who has given a name. */
  invitations: readonly Table[];
  announcement: Announcement;
}
