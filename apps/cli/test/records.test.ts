import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paddock, recordsIn, workFolder } from './paddock.ts';

const folder = workFolder();

describe('paddock trace, replay and verify', () => {
  it('verify accepts every record', () => {
    const ran = paddock(['verify', ...recordsIn(folder.in('records'))]);
    expect(ran.code).toBe(0);
    expect(ran.out.match(/verified/g)).toHaveLength(4);
  });

  it('verify refuses a record in which one entry was changed, and says which file', () => {
    const text = readFileSync(recordsIn(folder.in('records'))[0]!, 'utf8');
    const changed = folder.in('changed.json');
    writeFileSync(changed, text.replace('"turbo":false', '"turbo":true'));
    const ran = paddock(['verify', recordsIn(folder.in('records'))[1]!, changed]);
    expect(ran.code).toBe(2);
    expect(ran.out).toContain('verified');
    expect(ran.err).toContain(`refused ${changed}`);
    const lines = paddock(['verify', '--json', changed]).out;
    expect(JSON.parse(lines)).toMatchObject({ file: changed, verified: false });
  });

  it('trace prints one JSON object a line, from the header to the end', () => {
    const file = recordsIn(folder.in('records'))[0]!;
    const record = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    const { out, code } = paddock(['trace', file]);
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

  it('replay shows the end, or any position on the way', () => {
    const file = recordsIn(folder.in('records'))[0]!;
    expect(paddock(['replay', file]).out).toMatch(/over: 1\. seat \d/);
    const there = JSON.parse(paddock(['replay', file, '--at', '30', '--json']).out) as {
      entries: number;
      table: object;
    };
    expect(there).toMatchObject({ entries: 30, table: { race: 1 } });
    expect(paddock(['replay', file, '--at', '999999']).code).toBe(2);
  });
});
