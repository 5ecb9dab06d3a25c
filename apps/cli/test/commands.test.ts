import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../src/commands/list.ts';
import { runPaddock } from './paddock.ts';

describe('the list of commands', () => {
  it.each(COMMANDS.flatMap(({ names }) => names.map((name) => [name, names] as const)))(
    'loads the command that is called %s',
    (name, [own, alias]) => {
      const usage = alias === undefined ? own : `${own}|${alias}`;
      expect(runPaddock([name, '--help']).out).toContain(`Usage: paddock ${usage} `);
    },
  );

  it('is in the help, also of a command that does not exist', () => {
    const { out } = runPaddock(['--help']);
    for (const { names } of COMMANDS) expect(out).toContain(`\n  ${names[0]}`);
    expect(runPaddock(['simulat']).err).toContain('Did you mean simulate?');
    expect(runPaddock(['help', 'verify']).out).toContain('Usage: paddock verify');
  });
});
