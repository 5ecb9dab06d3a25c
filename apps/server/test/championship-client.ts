import type { Championship } from '@paddock/protocol';
import { expect } from 'vitest';
import type { Client } from './client.ts';

/** The shortest races that there are. */
export const SHORT_ROUND = {
  game: 'formula',
  seats: 2,
  turnSeconds: 60,
  schedule: { kind: 'live', startsAt: null },
};
export const ROOKIE = { level: 'rookie' };
export const CUP = { name: 'Cup', kind: 'league', points: [10, 8, 6], rounds: [SHORT_ROUND] };

/** A request about championships that succeeds. */
export async function requestChampionship(
  client: Client,
  method: string,
  path: string,
  body?: object,
): Promise<Championship> {
  const answer = await client.call<Championship>(method, `/api/championships${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

/** The status of a request about championships, which may fail. */
export async function requestStatus(client: Client, method: string, path: string, body?: object): Promise<number> {
  return (await client.call(method, `/api/championships${path}`, body)).status;
}

export function organise(client: Client, wanted: object = {}): Promise<Championship> {
  return requestChampionship(client, 'POST', '', { ...CUP, ...wanted });
}

export function findChampionship(client: Client, id: string): Promise<Championship> {
  return requestChampionship(client, 'GET', `/${id}`);
}
