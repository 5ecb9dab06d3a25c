import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@paddock/kernel';
import { fileError, UserError } from './errors.ts';

/** A record of a long game or a large circuit takes some hundred kilobytes; what is far larger is none of ours. */
const MOST_BYTES = 64 * 1024 * 1024;

export function readRecord(path: string): GameRecord {
  const record = parseRecord(readText(path));
  if (!record.ok) throw new UserError(`${path}: ${record.error}`);
  return record.value;
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${(error as Error).message}`);
  }
}

function readText(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES) throw new UserError(`${path}: too large to be one of ours`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw fileError('read', path, error);
  }
}

/** Writes a file whole or not at all: under another name first, then renamed. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw fileError('write', path, error);
  }
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw fileError('make the folder', path, error);
  }
}
