import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRecords, MAIN_FILE, runPaddock, runProcess, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

describe('bad input is reported in one line, with exit code 2', () => {
  it.each([
    [['simulate', 'nope'], 'there is no game "nope"; there are: formel-fun'],
    [['simulate', 'formel-fun', '--seats', '9'], 'formel-fun takes 3 to 6 seats, not 9'],
    [['simulate', 'formel-fun', '--opt', 'win=x'], 'option "win": one of title, final, not "x"'],
    [['simulate', 'formel-fun', '--opt', 'laps=2'], 'formel-fun has no option "laps"; it has: win'],
    [['simulate', 'formel-fun', '--opt', 'win'], '--opt takes name=value, not "win"'],
    [['simulate', 'formel-fun', '--bots', 'hal'], 'formel-fun has no bot "hal"; it has: random, greedy'],
    [['simulate', 'formel-fun', '--bots', 'greedy@50'], '"greedy@50": greedy decides at once and takes no budget'],
    [['play', 'formel-fun', '--bots', 'ismcts@50s'], '"ismcts@50s": after the @ comes a number of playouts'],
    [['watch', 'formel-fun', '--bots', '@50ms'], 'formel-fun has no bot ""'],
    [['tournament', 'formel-fun', '--bots', 'greedy'], 'a tournament takes at least two bots'],
    [['tournament', 'formel-fun', '--bots', 'greedy,greedy'], '"greedy" is given twice'],
    [['tournament', 'formel-fun', '--bots', 'greedy,hal'], 'formel-fun has no bot "hal"'],
    [['tournament', 'formel-fun', '--bots', 'greedy,random', '--format', 'x'], 'Allowed choices are duel, lone, guest'],
    [['tournament', 'formel-fun', '--bots', 'greedy,random', '--resume', MAIN_FILE], 'belongs to another tournament'],
    [['simulate', 'formel-fun', '--bots', 'random,random,random,random'], '4 bots for 3 seats'],
    [['simulate', 'formel-fun', '--games', '0'], 'whole number from 1'],
    [['simulate', 'formel-fun', '--workers', 'x'], 'whole number from 1 to 256'],
    [['simulate', 'formel-fun', '--record', '/dev/null/x'], 'a part of the path is a file'],
    [['simulate'], "missing required argument 'game'"],
    [['frobnicate'], "unknown command 'frobnicate'"],
    [['games', '--frob'], "unknown option '--frob'"],
    [['play', 'formel-fun', '--seat', '5'], 'there are 3 seats: --seat takes 0 to 2'],
    [['play', 'formel-fun', '--seed', 'x'], '--seed takes 64 hexadecimal digits'],
    [['trace', '/no/such/file'], 'cannot read /no/such/file: no such file or folder'],
    [['trace', tmpdir()], 'it is a folder, not a file'],
    [['replay', MAIN_FILE], 'not a record: the file is not JSON'],
    [['replay', fileURLToPath(new URL('../package.json', import.meta.url))], 'its format must be'],
    [['verify', '/no/such/file'], '1 of 1 records refused'],
    [['lines', 'formel-fun', '--depth', '99'], 'whole number from 1 to 30'],
  ])('paddock %j', (words, message) => {
    const ran = runPaddock(words);
    expect(ran.err).toContain(message);
    expect(ran.code).toBe(2);
    expect(ran.out).toBe('');
    const errors = ran.err.trimEnd().split('\n');
    expect(errors.filter((line) => line.startsWith('error:'))).toHaveLength(1);
    expect(errors.length).toBeLessThanOrEqual(words[0] === 'verify' ? 2 : 1);
  });

  it('quotes no control characters of a file that is no record', () => {
    const path = folder.in('binary.json');
    writeFileSync(path, 'no\n\u001B[2Jrecord\u0007');
    const ran = runPaddock(['debrief', path]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('the file is not JSON');
    expect(ran.err.trimEnd()).not.toMatch(/\p{Cc}/u);
  });

  it('ends the process with that code', () => {
    expect(runProcess(['frobnicate'])).toEqual(runPaddock(['frobnicate']));
    expect(runProcess(['games'])).toEqual(runPaddock(['games']));
  });

  it('reports a record that a worker cannot write', () => {
    const dir = folder.in('blocked');
    mkdirSync(join(dir, basename(createRecords(folder.in('records'))[0]!)), { recursive: true });
    const ran = runPaddock(['simulate', 'formel-fun', '--games', '4', '--seed', 'cli', '--record', dir]);
    expect(ran.err).toMatch(/^error: cannot write .*: it is a folder, not a file\n$/);
    expect(ran.code).toBe(2);
    expect(readdirSync(dir).filter((file) => file.endsWith('.draft'))).toEqual([]);
  });

  it('reports a full disk and leaves nothing half written', () => {
    const full = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${MAIN_FILE}" trace "${createRecords(folder.in('records'))[0]}" > /dev/full`],
      {
        encoding: 'utf8',
      },
    );
    expect(full.status).toBe(2);
    expect(full.stderr).toBe('error: cannot write to the output: the disk is full\n');
  });

  it('a closed pipe is no error', () => {
    const command = `"${process.execPath}" "${MAIN_FILE}" trace "${createRecords(folder.in('records'))[0]}" | head -n 1`;
    const head = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    expect(head.stderr).toBe('');
    expect(head.stdout).toContain('"game":"formel-fun"');
  });
});
