import type { Awaiting, Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { SOCKET_FORMAT, SSE_FORMAT } from '../src/live/stream-format.ts';
import { type RaceStep, StepMessages } from '../src/race/step-messages.ts';

const MOVER = 0;
const CHOOSER = 1;
const WATCHER = 2;
const VIEWERS = [MOVER, CHOOSER, WATCHER, null];

/** A race where seat 0 has moved and seat 1 has to choose. Everybody sees one event of their own. */
function createMessages(step: Partial<RaceStep> = {}): StepMessages {
  const awaiting: Awaiting = { kind: 'moves', seats: [CHOOSER] };
  const game = {
    awaiting: () => awaiting,
    redact: (event: object, viewer: Seat | null) => ({ ...event, viewer }),
    legalMoves: () => [{ any: 1 }],
    preview: () => ({ cost: 1 }),
    view: (_state: unknown, viewer: Seat | null) => ({ viewer }),
  };
  const match = { game, state: {}, entries: [[MOVER, { any: 1 }]] };
  const race = { id: 'T', match, table: { length: 1 }, awaitedSeats: () => [CHOOSER] };
  const made: RaceStep = {
    from: 0,
    events: [{ type: 'moved' }],
    key: 'a move',
    entries: [[MOVER, { any: 1 }]],
    ...step,
  };
  return new StepMessages(race as never, [null, null, null], made);
}

describe('the step after a move', () => {
  it('is needed at once by whoever has to choose, and soon by the sender of the move', () => {
    const messages = createMessages();
    expect(VIEWERS.map((viewer) => messages.urgencyFor({ viewer }))).toEqual([
      'acknowledgement',
      'immediate',
      'watching',
      'watching',
    ]);
  });

  it('acknowledges the move to its sender alone', () => {
    const messages = createMessages();
    const sent = VIEWERS.map((viewer) => messages.encodeFor({ viewer, format: SOCKET_FORMAT }, 0).toString());
    expect(sent.map((text) => text.includes('"moveId":"a move"'))).toEqual([true, false, false, false]);
  });

  it('is encoded once for all clients with the same view and format', () => {
    const messages = createMessages();
    const encode = (viewer: Seat | null, format = SOCKET_FORMAT) => messages.encodeFor({ viewer, format }, 0);
    expect(encode(WATCHER)).toBe(encode(WATCHER));
    expect(encode(WATCHER).toString()).toContain(`"viewer":${WATCHER}`);
    expect(encode(null).toString()).toContain('"viewer":null');
    expect(encode(WATCHER, SSE_FORMAT).toString()).toMatch(/^id: 1\nevent: step\n/);
  });
});
