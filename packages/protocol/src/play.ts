import { type Static, Type } from 'typebox';

/** A move, with an id of the client's making: sent twice, it is done once. */
export const Submission = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
    seat: Type.Integer({ minimum: 0, maximum: 9 }),
    /** How many entries the sender had seen: a choice made for an earlier turn is not taken for this one. */
    n: Type.Integer({ minimum: 0 }),
    move: Type.Object({}, { additionalProperties: true }),
  },
  { additionalProperties: false },
);
export type Submission = Static<typeof Submission>;

/** A move that is thought about: what would it do? */
export const Thought = Type.Object(
  { seat: Submission.properties.seat, move: Submission.properties.move },
  { additionalProperties: false },
);
export type Thought = Static<typeof Thought>;

/** The move is stored: the race has so many entries now. */
export const Acknowledged = Type.Object({ n: Type.Integer() });
export type Acknowledged = Static<typeof Acknowledged>;
