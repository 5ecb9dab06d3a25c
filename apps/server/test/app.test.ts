import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '@paddock/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';

const site = mkdtempSync(join(tmpdir(), 'paddock-site-'));
const script = 'console.log("paddock");'.repeat(50);
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Paddock</title><script>early()</script>');
  for (const language of LANGUAGES) {
    writeFileSync(join(site, `home.${language}.html`), `<html lang="${language}"><title>Paddock</title>`);
  }
  writeFileSync(join(site, 'assets', 'main-abc.js'), script);
  writeFileSync(join(site, 'assets', 'main-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(site, 'service-worker.js'), '//');
  app = await createApp(site);
});

afterAll(async () => {
  await app.close();
  rmSync(site, { recursive: true });
});

const html = { accept: 'text/html' };

describe('the server', () => {
  test('serves the home page in the language of the browser', async () => {
    for (const [header, language] of [
      ['fr-CH, fr;q=0.9', 'fr'],
      ['es, de;q=0.5', 'de'],
      ['ja', 'en'],
    ]) {
      const answer = await app.inject({ url: '/', headers: { ...html, 'accept-language': header } });
      expect(answer.body).toContain(`<html lang="${language}">`);
    }
  });

  test('lets browsers cache files with a hash for ever, and revalidate all others', async () => {
    const file = await app.inject('/assets/main-abc.js');
    expect(file.headers['cache-control']).toContain('immutable');
    expect((await app.inject('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  });

  test('sends the compressed copy to clients that accept it', async () => {
    const small = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(script.length / 5);
    expect((await app.inject('/assets/main-abc.js')).body).toBe(script);
    // Headers for documents would weigh more than many scripts.
    expect(small.headers['content-security-policy']).toBeUndefined();
    expect(small.headers['x-content-type-options']).toBe('nosniff');
  });

  test('allows no script but its own files, and no frame around it', async () => {
    const { headers } = await app.inject({ url: '/', headers: html });
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('early()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('answers 404 for missing files, and never serves files outside its folder', async () => {
    for (const url of ['/assets/gone.js', '/api/nothing', '/assets/../../package.json', '/..%2f..%2fpackage.json']) {
      const answer = await app.inject({ url, headers: { accept: '*/*' } });
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, url).toBeLessThan(500);
      expect(answer.body).not.toContain('workspaces');
    }
    expect((await app.inject({ method: 'POST', url: '/', payload: 'x'.repeat(100_000) })).statusCode).toBeLessThan(500);
  });
});
