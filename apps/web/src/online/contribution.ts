import { commitmentOf, createSeed, ok, type Result } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { callApi, type ApiError } from '../base/api.ts';
import { dicePins } from './dice-pins.ts';

/** Nonces that are revealed, or under way: each once, however often the server asks. */
const sentNonces = new Set<string>();

/**
 * Takes a seat, and adds to its dice: commits to a nonce that nobody else knows. `path` is any request that answers with the
 * table at which one sits then.
 */
export function takeSeat(path: string, body: object = {}): Promise<Result<Table, ApiError>> {
  return commit('POST', path, body);
}

/** Adds to the dice of a table at which one sits already. */
export function addCommitment(table: string): Promise<Result<Table, ApiError>> {
  return commit('PUT', `/api/tables/${table}/commitment`, {});
}

async function commit(method: 'POST' | 'PUT', path: string, body: object): Promise<Result<Table, ApiError>> {
  const nonce = createSeed();
  const answer = await callApi<Table>(method, path, { ...body, commitment: commitmentOf(nonce) });
  if (!answer.ok) return answer;
  dicePins.contribute(answer.value, nonce);
  // The page of the table is not open yet, and the race may begin before it is.
  const revealed = answer.value.revealing ? await revealNonce(answer.value) : null;
  return revealed === null ? answer : ok(revealed);
}

/**
 * Reveals the nonce that this browser has committed to, if it has: the race is about to begin. Not before everything that the
 * dice follow from is noted down, nor after any of it has changed. Answers the table as it is then; `null` if nothing was revealed.
 */
export async function revealNonce(table: Table): Promise<Table | null> {
  if (!table.revealing || !dicePins.see(table)) return null;
  const nonce = dicePins.find(table.id)?.nonce ?? null;
  if (nonce === null || sentNonces.has(nonce)) return null;
  sentNonces.add(nonce);
  const answer = await callApi<Table>('POST', `/api/tables/${table.id}/reveal`, { nonce });
  if (answer.ok) return answer.value;
  // The server asks again for as long as it waits.
  sentNonces.delete(nonce);
  return null;
}

/** Whether somebody sits at a table that waits, without adding to its dice yet. */
export function canCommit({ phase, revealing, seats }: Table, person: string): boolean {
  return phase === 'open' && !revealing && seats.some((seat) => seat.person === person && seat.commitment === null);
}
