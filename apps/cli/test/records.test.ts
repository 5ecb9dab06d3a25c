import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { findGame } from '@paddock/games';
import {
  startMatch,
  commitmentOf,
  defaultOptions,
  drawSeating,
  createFairDice,
  formatRecord,
  type GameRecord,
  createJointSeed,
  playToEnd,
  createRecord,
  seedFromText,
  textToSign,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { runPaddock, createRecords, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

/** A race of Pole Position as a server would record it, two people of whom one revealed no nonce in time. */
function createJointRecord(): GameRecord {
  const [seed, nonce, late] = ['server', 'Ann', 'Bob'].map(seedFromText) as [string, string, string];
  const contributions = [
    { commitment: commitmentOf(nonce), nonce },
    { commitment: commitmentOf(late), nonce: null },
  ];
  const definition = findGame('pole-position')!;
  const match = startMatch(definition, 2, defaultOptions<object>(definition.options));
  const { rulesVersion, id: game } = definition;
  const binding = { table: 'AAAAAAAAAAAA', contributions };
  const dice = createJointSeed(seed, { game, rulesVersion, options: match.game.options }, binding);
  playToEnd(match, createFairDice(dice), ({ game: rules, state }, seat) => rules.legalMoves(state, seat)[0]!);
  return createRecord(match, seed, [], { ...binding, seating: drawSeating(dice, 2) });
}

describe('paddock trace, replay and verify', () => {
  it('verify accepts every record', () => {
    const ran = runPaddock(['verify', ...createRecords(folder.in('records'))]);
    expect(ran.code).toBe(0);
    expect(ran.out.match(/verified/g)).toHaveLength(4);
  });

  it('verify refuses a record with a changed entry and names the file', () => {
    const text = readFileSync(createRecords(folder.in('records'))[0]!, 'utf8');
    const changed = folder.in('changed.json');
    writeFileSync(changed, text.replace('"turbo":false', '"turbo":true'));
    const ran = runPaddock(['verify', createRecords(folder.in('records'))[1]!, changed]);
    expect(ran.code).toBe(2);
    expect(ran.out).toContain('verified');
    expect(ran.err).toContain(`refused ${changed}`);
    const lines = runPaddock(['verify', '--json', changed]).out;
    expect(JSON.parse(lines)).toMatchObject({ file: changed, verified: false });
  });

  it('verify checks joint dice and the signature of a server', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
    const record = createJointRecord();
    const value = sign(null, Buffer.from(textToSign(record)), privateKey).toString('hex');
    const signed = { ...record, signature: { publicKey: key, value } };
    const write = (name: string, written: GameRecord): string => {
      writeFileSync(folder.in(name), formatRecord(written));
      return folder.in(name);
    };
    const [good, unsigned] = [write('signed.json', signed), write('unsigned.json', record)];
    const bad = write('bad.json', { ...signed, signature: { publicKey: key, value: '00'.repeat(64) } });
    expect(runPaddock(['verify', good, unsigned]).code).toBe(0);
    expect(runPaddock(['verify', '--key', key, good]).code).toBe(0);
    expect(runPaddock(['verify', bad]).err).toContain('the signature does not fit');
    expect(runPaddock(['verify', '--key', key, unsigned]).err).toContain('is not signed');
    expect(runPaddock(['verify', '--key', 'ab'.repeat(32), good]).err).toContain('signed with another key');
    expect(runPaddock(['verify', '--key', 'x', good]).err).toContain('64 hexadecimal digits');
  });

  it('trace prints one JSON object per line, from the header to the end', () => {
    const file = createRecords(folder.in('records'))[0]!;
    const record = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    const { out, code } = runPaddock(['trace', file]);
    expect(code).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(record.entries.length + 2);
    expect(lines[0]).toEqual({ game: 'formel-fun', rulesVersion: 1, seats: 3, options: { win: 'title' } });
    expect(lines.slice(1, -1).map((line) => line['entry'])).toEqual(record.entries);
    expect(lines.at(-1)!['awaiting']).toMatchObject({ kind: 'over' });
  });

  it('replay shows the end or any position', () => {
    const file = createRecords(folder.in('records'))[0]!;
    expect(runPaddock(['replay', file]).out).toMatch(/over: 1\. seat \d/);
    const there = JSON.parse(runPaddock(['replay', file, '--at', '30', '--json']).out) as {
      entries: number;
      table: object;
    };
    expect(there).toMatchObject({ entries: 30, table: { race: 1 } });
    expect(runPaddock(['replay', file, '--at', '999999']).code).toBe(2);
  });
});
