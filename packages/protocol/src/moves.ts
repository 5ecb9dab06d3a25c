import { type Static, Type } from 'typebox';

/** A move, with an id of the client's making: sent twice, it is done once. */
export const MoveRequest = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
    seat: Type.Integer({ minimum: 0, maximum: 9 }),
    /** How many entries the sender had seen: a choice made for an earlier turn is not taken for this one. */
    n: Type.Integer({ minimum: 0 }),
    move: Type.Object({}, { additionalProperties: true }),
  },
  { additionalProperties: false },
);
export type MoveRequest = Static<typeof MoveRequest>;

/** A move that is thought about: what would it do? */
export const PreviewRequest = Type.Object(
  { seat: MoveRequest.properties.seat, move: MoveRequest.properties.move },
  { additionalProperties: false },
);
export type PreviewRequest = Static<typeof PreviewRequest>;

/** The move is stored: the race has so many entries now. */
export const MoveAccepted = Type.Object({ n: Type.Integer() });
export type MoveAccepted = Static<typeof MoveAccepted>;
