import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

describe('the configuration', () => {
  it('has defaults for everything: one process with a data folder', () => {
    const config = readConfig({}, true);
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 3000,
      bus: null,
      trustProxy: null,
      limits: 1,
      pruneAfterDays: null,
    });
    expect(config.storage).toEqual({ folder: resolve(import.meta.dirname, '../../../data') });
  });

  it('logs only warnings on a terminal, and every request elsewhere', () => {
    expect(readConfig({}, true).logLevel).toBe('warn');
    expect(readConfig({}, false).logLevel).toBe('info');
    expect(readConfig({ LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
  });

  it('reads all variables, and treats empty ones as not set', () => {
    const set = {
      HOST: '127.0.0.1',
      PORT: '8080',
      PADDOCK_SITE: '/site',
      DATABASE_URL: 'postgres://paddock:secret@db/paddock',
      BUS_URL: 'redis://bus',
      BOT_THREADS: '3',
      DEBRIEFS: 'off',
      WORKERS: '4',
      TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8',
      LIMITS: '2.5',
      PRUNE_AFTER_DAYS: '90',
      METRICS_TOKEN: '0123456789abcdef',
      ADMIN_TOKEN: 'fedcba9876543210',
      PUBLIC_URL: 'https://paddock.example.org/',
      SMTP_URL: 'smtps://user:secret@mail.example.org',
      MAIL_FROM: 'Paddock <paddock@example.org>',
    };
    expect(readConfig(set, false)).toEqual({
      host: '127.0.0.1',
      port: 8080,
      site: '/site',
      storage: { url: set.DATABASE_URL },
      bus: 'redis://bus',
      botThreads: 3,
      debriefs: false,
      workers: 4,
      trustProxy: 'loopback,10.0.0.0/8,fd00::/8',
      logLevel: 'info',
      limits: 2.5,
      pruneAfterDays: 90,
      metricsToken: '0123456789abcdef',
      adminToken: 'fedcba9876543210',
      publicUrl: 'https://paddock.example.org',
      mail: { url: set.SMTP_URL, from: set.MAIL_FROM },
    });
    expect(readConfig({ PORT: '', LIMITS: 'off' }, false)).toMatchObject({
      port: 3000,
      limits: null,
      debriefs: true,
    });
  });

  it('accepts HOST_TOKEN, the earlier name of ADMIN_TOKEN', () => {
    expect(readConfig({ HOST_TOKEN: 'fedcba9876543210' }, false).adminToken).toBe('fedcba9876543210');
    expect(readConfig({ HOST_TOKEN: 'old-name-token-1', ADMIN_TOKEN: 'new-name-token-1' }, false).adminToken).toBe(
      'new-name-token-1',
    );
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['WORKERS', '0'],
    ['WORKERS', '2'],
    ['BOT_THREADS', '-1'],
    ['BOT_THREADS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['LIMITS', 'none'],
    ['LIMITS', '-1'],
    ['PRUNE_AFTER_DAYS', '0'],
    ['DATABASE_URL', 'mysql://paddock:secret@db'],
    ['BUS_URL', 'redis://:secret@bus'],
    ['METRICS_TOKEN', 'secret'],
    ['ADMIN_TOKEN', 'secret'],
    ['HOST_TOKEN', 'secret'],
  ])('rejects %s=%s with an error that contains no passwords', (name, value) => {
    const read = (): unknown => readConfig({ [name]: value }, false);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    expect(read).not.toThrow('secret');
  });

  it('needs a sender and the address of the site for mail', () => {
    const mail = { SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.c', PUBLIC_URL: 'https://b.c' };
    expect(readConfig(mail, true).mail).toEqual({ url: 'smtp://mail', from: 'a@b.c' });
    for (const missing of ['MAIL_FROM', 'PUBLIC_URL']) {
      expect(() => readConfig({ ...mail, [missing]: '' }, true)).toThrow(ConfigError);
    }
    expect(() => readConfig({ ...mail, SMTP_URL: 'http://user:secret@mail' }, true)).toThrow(
      /^SMTP_URL takes an address/,
    );
  });
});
