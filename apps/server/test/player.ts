import { expect } from 'vitest';
import type { Client, Told } from './client.ts';

/** Plays some legal move whenever asked, to the end; answers how many moves that took. */
export async function playAlong(client: Client, table: string): Promise<number> {
  let moves = 0;
  let answered = -1;
  await client.listen(table, async (told) => {
    const position = positionIn(told);
    if (position === null) return false;
    const { awaiting, legal, n, viewer, made } = position;
    if (awaiting.kind === 'over') return true;
    // Where all choose at once, others' choices are told while one's own is on its way.
    if (legal.length === 0 || made === answered) return false;
    answered = made;
    const { status, body } = await client.move(table, viewer!, n, legal[n % legal.length]!);
    expect(status, JSON.stringify(body)).toBe(200);
    moves++;
    return false;
  });
  return moves;
}

export function positionIn({ event, data }: Told): Extract<Told, { event: 'account' }>['data']['position'] | null {
  if (event === 'account') return data.position;
  return event === 'step' ? data.after : null;
}
