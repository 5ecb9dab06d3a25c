import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@paddock/kernel';
import { toFileError, UserError } from './errors.ts';

/** Records and circuits take some hundred kilobytes; a much larger file is something else. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

export function readRecord(path: string): GameRecord {
  const record = parseRecord(readText(path));
  if (!record.ok) throw new UserError(`${path}: ${toOneLine(record.error)}`);
  return record.value;
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${toOneLine((error as Error).message)}`);
  }
}

/** Messages about JSON quote the file, which may contain anything: no line breaks or control characters reach the terminal. */
function toOneLine(message: string): string {
  return message.replace(/\p{Cc}+/gu, ' ');
}

function readText(path: string): string {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) throw new UserError(`${path}: too large for a record or a circuit`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw toFileError('read', path, error);
  }
}

/** Writes a draft first and renames it, so that the file is never half written. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.draft`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw toFileError('write', path, error);
  }
}

export function createFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw toFileError('make the folder', path, error);
  }
}
