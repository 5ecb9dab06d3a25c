import { findGame } from '@paddock/games';
import {
  type GameDefinition,
  type GameRecord,
  type Match,
  replayRecord,
  traceRecord,
  verifyRecord,
} from '@paddock/kernel';
import { Command } from 'commander';
import { parseGame, createIntegerParser } from '../arguments.ts';
import { textBoardFor } from '../games/index.ts';
import { UserError } from '../errors.ts';
import { readRecord } from '../files.ts';
import { findSignatureFault } from '../signature.ts';
import { applyStyle } from '../terminal/style.ts';

/** A record and its game. */
export function openRecord(path: string): { record: GameRecord; definition: GameDefinition } {
  const record = readRecord(path);
  const definition = findGame(record.game);
  return { record, definition: definition ?? parseGame(record.game) };
}

export function recordError(path: string, reason: string): UserError {
  return new UserError(`${path}: refused: ${reason}`);
}

export function traceCommand(): Command {
  return new Command('trace')
    .description('print traces of records, with all hidden information, one JSON object per line (docs/notation.md)')
    .argument('<file...>', 'records')
    .option('--json', 'the output is always JSON')
    .action((paths: string[]) => {
      for (const path of paths) {
        const { record, definition } = openRecord(path);
        const lines: string[] = [];
        const traced = traceRecord(definition, record, (line) => lines.push(`${JSON.stringify(line)}\n`));
        if (!traced.ok) throw recordError(path, traced.error);
        process.stdout.write(lines.join(''));
      }
    });
}

export function replayCommand(): Command {
  return new Command('replay')
    .description('replay a record, check every entry against the rules, and show the result')
    .argument('<file>', 'a record')
    .option('--at <entry>', 'stop before this entry and show the position', createIntegerParser(0, 1_000_000))
    .option('--json', 'as JSON')
    .action((path: string, { at, json }: { at?: number; json?: true }) => {
      const { record, definition } = openRecord(path);
      const whole = replayRecord(definition, record);
      if (!whole.ok) throw recordError(path, whole.error);
      if (at !== undefined && at > record.entries.length) {
        throw new UserError(`${path} has ${record.entries.length} entries: --at takes 0 to ${record.entries.length}`);
      }
      const shown = at === undefined ? whole.value : replayUpTo(definition, record, at);
      if (json) {
        const { game, state, entries } = shown;
        const summary = { game: record.game, seats: record.seats, options: record.options, entries: entries.length };
        console.log(JSON.stringify({ ...summary, awaiting: game.awaiting(state), table: game.table(state) }));
        return;
      }
      console.log(
        `${definition.title}, ${record.seats} seats, ${shown.entries.length} of ${record.entries.length} entries`,
      );
      console.log(textBoardFor(definition.id, record.options).draw(shown.game.view(shown.state, null)));
      console.log(describeOutcome(shown));
    });
}

function replayUpTo(definition: GameDefinition, record: GameRecord, entries: number): Match {
  const { digest: _whole, ...rest } = record;
  const part = replayRecord(definition, { ...rest, entries: record.entries.slice(0, entries) });
  if (!part.ok) throw new Error(part.error);
  return part.value;
}

function describeOutcome({ game, state }: Match): string {
  const awaiting = game.awaiting(state);
  if (awaiting.kind === 'chance') return `awaiting chance: ${awaiting.label}, ${awaiting.ways} ways`;
  if (awaiting.kind === 'moves') return `awaiting seat ${awaiting.seats.join(', ')}`;
  return `over: ${awaiting.ranking.map((seats, i) => `${placeOf(awaiting.ranking, i)}. seat ${seats.join(' and ')}`).join(', ')}`;
}

/** Places are skipped after a tie: 1, 1, 3. */
function placeOf(ranking: readonly (readonly number[])[], index: number): number {
  return ranking.slice(0, index).flat().length + 1;
}

export function verifyCommand(): Command {
  return new Command('verify')
    .description(
      'replay finished records; check every outcome against the revealed seed, and the signature if there is one',
    )
    .argument('<file...>', 'records')
    .option(
      '--key <hex>',
      'refuse records that were not signed with this public key of a server (GET /api/key)',
      parseKey,
    )
    .option('--json', 'as JSON, one object per line')
    .action((paths: string[], { key, json }: { key?: string; json?: true }) => {
      let bad = 0;
      for (const path of paths) {
        const verdict = verifyFile(path, key ?? null);
        if (verdict !== null) bad++;
        if (json) console.log(JSON.stringify({ file: path, verified: verdict === null, reason: verdict }));
        else if (verdict === null) console.log(`${applyStyle('green', 'verified')} ${path}`);
        else console.error(`${applyStyle('red', 'refused', process.stderr)} ${path}: ${verdict}`);
      }
      if (bad > 0) throw new UserError(`${bad} of ${paths.length} records refused`);
    });
}

function parseKey(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new UserError('--key takes 64 hexadecimal digits');
  return text;
}

function verifyFile(path: string, key: string | null): string | null {
  try {
    const { record, definition } = openRecord(path);
    const verdict = verifyRecord(definition, record);
    return verdict.ok ? findSignatureFault(record, key) : verdict.error;
  } catch (error) {
    if (error instanceof UserError) return error.message.replace(`${path}: `, '');
    throw error;
  }
}
