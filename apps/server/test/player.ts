import type { Table } from '@paddock/protocol';
import type { Position } from '@paddock/table';
import { expect } from 'vitest';
import type { Client, ReceivedEvent } from './client.ts';

/** Seats as one asks for them. */
export const ME = { kind: 'me' };
export const OPEN = { kind: 'open' };
export const ROOKIE = { kind: 'bot', level: 'rookie' };

/** Plays some legal move whenever asked, to the end; answers how many moves that took. */
export async function playAlong(client: Client, table: string): Promise<number> {
  let moves = 0;
  let answered = -1;
  await client.listen(table, async (told) => {
    const position = positionIn(told);
    if (position === null) return false;
    const { awaiting, legal, n, viewer, turnId } = position;
    if (awaiting.kind === 'over') return true;
    // Where all choose at once, others' choices are told while one's own is on its way.
    if (legal.length === 0 || turnId === answered) return false;
    answered = turnId;
    const { status, body } = await client.move(table, viewer!, n, legal[n % legal.length]!);
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

/** The first position that fits; where nothing else is wanted, the one that they see now. */
export async function look(client: Client, table: string, fits?: (position: Position) => boolean): Promise<Position> {
  const told = await client.listen(table, (one) => {
    const position = positionIn(one);
    return position !== null && (fits?.(position) ?? true);
  });
  return positionIn(told.at(-1)!)!;
}

/** Plays a legal move, the first unless another one is wanted. */
export async function choose(client: Client, table: string, which = 0): Promise<void> {
  const { viewer, n, legal } = await look(client, table);
  const { status, body } = await client.move(table, viewer!, n, legal.at(which)!);
  expect(status, JSON.stringify(body)).toBe(200);
}

export async function sitDown(client: Client, table: string): Promise<Table> {
  return (await client.call<Table>('POST', `/api/tables/${table}/join`)).body;
}

/** A running race of two: who is to choose first, and the other. Where both are, Ann is. */
export async function duelOf<Who extends Client>(
  ann: Who,
  bob: Who,
  wanted: object,
): Promise<{ readonly id: string; readonly first: Who; readonly other: Who }> {
  const { id } = await ann.table({ seats: [ME, OPEN], ...wanted });
  await sitDown(bob, id);
  const { legal } = await look(ann, id);
  return legal.length > 0 ? { id, first: ann, other: bob } : { id, first: bob, other: ann };
}
