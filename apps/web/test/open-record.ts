import { findGame } from '@paddock/games';
import { type GameRecord, parseRecord } from '@paddock/kernel';
import { openRecord as openWith } from '../src/worker/open-record.ts';
import type { StoredTable } from '../src/worker/storage.ts';
import { createVerification as verifyWith, type Verification } from '../src/worker/verification.ts';

/** Opens a record as the worker does, with the rules of its game. */
export function openRecord(text: string): ReturnType<typeof openWith> {
  const parsed = parseRecord(text);
  return openWith(text, findGame(parsed.ok ? parsed.value.game : ''));
}

export function createVerification(stored: StoredTable, record: GameRecord): Verification {
  return verifyWith(findGame(stored.game)!, stored, record);
}
