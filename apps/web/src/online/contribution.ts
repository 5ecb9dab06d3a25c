import { commitment, newSeed, type Result } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { callApi, type ApiError } from './api.ts';
import { dicePins } from './dice-pins.ts';

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
  const nonce = newSeed();
  const answer = await callApi<Table>(method, path, { ...body, commitment: commitment(nonce) });
  if (!answer.ok) return answer;
  dicePins.contribute(answer.value, nonce);
  // The page of the table is not open yet, and the race may begin before it is.
  if (answer.value.revealing) await revealNonce(answer.value);
  return answer;
}

/**
 * Reveals the nonce that this browser has committed to, if it has: the race is about to begin. Not before everything that the
 * dice follow from is noted down, nor after any of it has changed.
 */
export async function revealNonce(table: Table): Promise<void> {
  if (!table.revealing || !dicePins.see(table)) return;
  const nonce = dicePins.find(table.id)?.nonce ?? null;
  if (nonce !== null) await callApi('POST', `/api/tables/${table.id}/reveal`, { nonce });
}

/** Whether somebody sits at a table that waits, without adding to its dice yet. */
export function canCommit({ phase, revealing, seats }: Table, person: string): boolean {
  return phase === 'open' && !revealing && seats.some((seat) => seat.person === person && seat.commitment === null);
}
