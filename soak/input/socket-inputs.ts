import { channelOfTable, LOBBY_CHANNEL, SOCKET_PATH } from '@paddock/protocol';
import fc from 'fast-check';
import { corruptBody, payloadOf, STRANGE_BODIES } from './requests.ts';
import type { TestServer } from './test-server.ts';

/** One frame or several, as they are sent over a WebSocket. */
export interface SocketFrame {
  readonly kind: 'text' | 'binary' | 'fragments' | 'ping' | 'pong';
  readonly text: string;
}

/** A WebSocket: how it is opened, and what is sent over it. */
export interface SocketInput {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly frames: readonly SocketFrame[];
}

const MAX_FRAMES = 6;

/** Messages that match the schema, from which all others are generated. */
function createMessages({ ids, moves }: TestServer): object[] {
  const channels = [LOBBY_CHANNEL, ...ids.map(channelOfTable)];
  return [
    { type: 'ping' },
    ...channels.flatMap((channel) => [
      { type: 'subscribe', channel },
      { type: 'subscribe', channel, after: 1 },
      { type: 'subscribe', channel, after: 9_999_999 },
      { type: 'unsubscribe', channel },
    ]),
    // Also for tables and seats of other people.
    ...ids.flatMap((table) => moves.map((move) => ({ type: 'move', table, ...move }))),
    ...moves.map((move) => ({ type: 'move', table: ids[1], ...move, id: 'another-move', seat: 0 })),
  ];
}

function arbitraryText(world: TestServer): fc.Arbitrary<string> {
  const message = fc.constantFrom(...createMessages(world));
  return fc.oneof(
    { weight: 4, arbitrary: message.map((valid) => JSON.stringify(valid)) },
    { weight: 6, arbitrary: message.chain(corruptBody).map(payloadOf) },
    {
      weight: 2,
      arbitrary: fc.oneof(fc.constantFrom(...STRANGE_BODIES), fc.string({ unit: 'binary', maxLength: 200 })),
    },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 11_000 }).map((depth) => nestMove(world, depth)) },
    { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 200_000 }).map((size) => `{"a":"${'x'.repeat(size)}"}`) },
  );
}

/** A move within an object within an object … */
function nestMove({ ids, moves }: TestServer, depth: number): string {
  const { move: _, ...rest } = moves[1] as { move: object };
  const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  return `${JSON.stringify({ type: 'move', table: ids[1], ...rest }).slice(0, -1)},"move":${nested}}`;
}

function arbitraryFrame(world: TestServer): fc.Arbitrary<SocketFrame> {
  const text = arbitraryText(world);
  const control = fc.string({ maxLength: 30 });
  return fc.oneof(
    { weight: 12, arbitrary: text.map((value): SocketFrame => ({ kind: 'text', text: value })) },
    { weight: 2, arbitrary: text.map((value): SocketFrame => ({ kind: 'fragments', text: value })) },
    { weight: 1, arbitrary: text.map((value): SocketFrame => ({ kind: 'binary', text: value })) },
    { weight: 1, arbitrary: control.map((value): SocketFrame => ({ kind: 'ping', text: value })) },
    { weight: 1, arbitrary: control.map((value): SocketFrame => ({ kind: 'pong', text: value })) },
  );
}

/** Generates WebSockets: most of them open and send bad messages, others must not open. */
export function arbitrarySocketInput(world: TestServer): fc.Arbitrary<SocketInput> {
  const own = world.base;
  return fc.record({
    path: fc.oneof(
      { weight: 12, arbitrary: fc.constant(SOCKET_PATH) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('?table=AAAAAAAAAAAA', '?table=%00', '?__proto__=1')
          .map((query) => SOCKET_PATH + query),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '/',
          '/metrics',
          `${SOCKET_PATH}/x`,
          ...world.routes.map(({ path }) => path.replace('{id}', world.ids[1]!)),
        ),
      },
    ),
    headers: fc
      .tuple(
        fc.constantFrom<Record<string, string>>({}, ...world.credentials.map((credential) => ({ ...credential }))),
        fc.oneof(
          { weight: 10, arbitrary: fc.constantFrom<Record<string, string>>({}, { origin: own }) },
          {
            weight: 1,
            arbitrary: fc
              .constantFrom(
                'https://evil.example',
                'null',
                own.replace('127.0.0.1', '127.0.0.2'),
                `${own}.evil.example`,
              )
              .map((origin) => ({ origin })),
          },
        ),
      )
      .map(([credential, origin]) => ({ ...credential, ...origin })),
    frames: fc.array(arbitraryFrame(world), { minLength: 1, maxLength: MAX_FRAMES }),
  });
}
