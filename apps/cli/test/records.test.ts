import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runPaddock, createRecords, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

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
