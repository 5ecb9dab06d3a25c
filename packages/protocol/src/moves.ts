import { type Static, Type } from 'typebox';

/** A move with an id that the client chose: sent twice, it is played once. */
export const MoveRequest = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
    seat: Type.Integer({ minimum: 0, maximum: 9 }),
    /** How many entries the sender had seen. A move for an earlier turn is refused. */
    n: Type.Integer({ minimum: 0 }),
    move: Type.Object({}, { additionalProperties: true }),
  },
  { additionalProperties: false },
);
export type MoveRequest = Static<typeof MoveRequest>;

/** Asks what a move would do. */
export const PreviewRequest = Type.Object(
  { seat: MoveRequest.properties.seat, move: MoveRequest.properties.move },
  { additionalProperties: false },
);
export type PreviewRequest = Static<typeof PreviewRequest>;

/** The move is stored; the race has n entries now. */
export const MoveAccepted = Type.Object({ n: Type.Integer() });
export type MoveAccepted = Static<typeof MoveAccepted>;
