import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requireServerNode } from '../src/server-node.ts';
import { MAIN_FILE, runProcess, useTestFolder } from './paddock.ts';

const folder = useTestFolder();

/** A folder with a page, so that no test needs the built site. */
function createSite(): string {
  const site = folder.in('site');
  mkdirSync(site, { recursive: true });
  writeFileSync(folder.in('site/index.html'), '<!doctype html><title>Paddock</title>');
  return site;
}

describe('paddock serve', () => {
  it('serves site and API with the settings of its options, and stops on SIGTERM', async () => {
    const words = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', ':memory:'];
    const env = { ...process.env, PADDOCK_SITE: createSite(), PORT: '1', PADDOCK_DATA: '/dev/null/x' };
    const child = spawn(process.execPath, [MAIN_FILE, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const exited = once(child, 'exit') as Promise<[number | null]>;
    try {
      const [line] = (await Promise.race([once(child.stdout, 'data'), exited])) as [unknown];
      const [base = ''] = /http:\/\/localhost:\d+/.exec(String(line)) ?? [];
      expect(base).not.toBe('');
      const health = await fetch(`${base.replace('localhost', '127.0.0.1')}/healthz`);
      expect(await health.json()).toEqual({ status: 'ok' });
      const page = await fetch(`${base.replace('localhost', '127.0.0.1')}/`);
      expect(await page.text()).toContain('<title>Paddock</title>');
    } finally {
      child.kill('SIGTERM');
    }
    expect((await exited)[0]).toBe(0);
  });

  it('reports an invalid setting in one line', () => {
    const ran = runProcess(['serve', '--port', 'x']);
    expect(ran.code).toBe(1);
    expect(ran.err).toBe('paddock: PORT takes a whole number from 0 to 65535, not "x"\n');
  });

  it('asks for a newer Node where there is no node:sqlite, and accepts Node 24', () => {
    expect(() => requireServerNode('serve', '20.20.2')).toThrow(
      'paddock serve needs Node 24 or newer, and this is Node 20.20.2; npx -p node@24 -p paddock paddock serve',
    );
    expect(() => requireServerNode('serve', '24.0.0')).not.toThrow();
  });
});
