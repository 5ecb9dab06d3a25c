import { games } from '@paddock/games';
import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { expect } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';

/** Seat requests. */
export const OWN_SEAT = { kind: 'me' };
export const OPEN_SEAT = { kind: 'open' };
export const ROOKIE_SEAT = { kind: 'bot', level: 'rookie' };

/** A short race in which all choose at once. */
const SHORT_RACE = 'pole-position';

/**
 * The games of which whole races are played where the game makes no difference: with every storage, bus and bot in another
 * language. `npm test` plays a single one there, and a proof all.
 */
export function racedGames(): string[] {
  return process.env['PROOF'] === undefined ? [SHORT_RACE] : games.map(({ id }) => id);
}

/** Plays legal moves to the end of the race. Returns their number. */
export async function playToEnd(client: Client, table: string): Promise<number> {
  let moves = 0;
  let answered = -1;
  await client.followTable(table, async (received) => {
    const position = positionIn(received);
    if (position === null) return false;
    const { awaiting, legal, n, viewer, turnId } = position;
    if (awaiting.kind === 'over') return true;
    // Where all choose at once, others' choices arrive before our own is stored.
    if (legal.length === 0 || turnId === answered) return false;
    answered = turnId;
    const { status, body } = await client.sendMove(table, viewer!, n, legal[n % legal.length]!);
    expect(status, JSON.stringify(body)).toBe(200);
    moves++;
    return false;
  });
  return moves;
}

export function positionIn({ event, data }: ReceivedEvent): Position | null {
  if (event === 'snapshot') return data.position;
  return event === 'step' ? data.after : null;
}

/** The first position that fits; by default the current one. */
export async function loadPosition(
  client: Client,
  table: string,
  fits?: (position: Position) => boolean,
): Promise<Position> {
  const received = await client.followTable(table, (one) => {
    const position = positionIn(one);
    return position !== null && (fits?.(position) ?? true);
  });
  return positionIn(received.at(-1)!)!;
}

/** Plays a legal move, by default the first. */
export async function playMove(client: Client, table: string, which = 0): Promise<void> {
  const { viewer, n, legal } = await loadPosition(client, table);
  const { status, body } = await client.sendMove(table, viewer!, n, legal.at(which)!);
  expect(status, JSON.stringify(body)).toBe(200);
}

export async function joinTable(client: Client, table: string): Promise<Table> {
  return (await client.call<Table>('POST', `/api/tables/${table}/join`)).body;
}

/** A running race of two: the person whose turn it is, and the other. If both are awaited, Ann is first. */
export async function createDuel<Who extends Client>(
  ann: Who,
  bob: Who,
  wanted: object,
): Promise<{ readonly id: string; readonly first: Who; readonly other: Who }> {
  const { id } = await ann.createTable({ seats: [OWN_SEAT, OPEN_SEAT], ...wanted });
  await joinTable(bob, id);
  const { legal } = await loadPosition(ann, id);
  return legal.length > 0 ? { id, first: ann, other: bob } : { id, first: bob, other: ann };
}
