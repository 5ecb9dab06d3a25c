import type { GameRecord } from '@paddock/kernel';
import type { Table } from '@paddock/protocol';
import { callApi } from '../base/api.ts';
import { localTables } from '../table/local.ts';
import { dicePins } from './dice-pins.ts';

type OpenResult =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly error: 'otherDice' | 'recordFailed' };

/** Copies the record to this device, which verifies it itself. */
export async function openOnThisDevice({ id, seedHash }: Table): Promise<OpenResult> {
  const record = await callApi<GameRecord>('GET', `/api/tables/${id}/record`);
  if (!record.ok) return { ok: false, error: 'recordFailed' };
  // If this browser saw the table before the race, its record must be bound to the table.
  const isOther = dicePins.find(id) !== null && record.value.binding?.table !== id;
  if (isOther || record.value.seedHash !== seedHash) return { ok: false, error: 'otherDice' };
  const opened = await localTables().open(JSON.stringify(record.value));
  return opened.ok ? { ok: true, id: opened.value } : { ok: false, error: 'recordFailed' };
}
