import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MailSettings } from './notifications/contacts/mail-sender.ts';
import type { Storage } from './storage/connect.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder with the built pages. */
  readonly site: string;
  readonly storage: Storage;
  /** The Redis through which processes notify each other; `null`: the database does it. */
  readonly bus: string | null;
  /** How many bots think at the same time; 0: bots think in other processes; `null`: as many as there are processors. */
  readonly botThreads: number | null;
  /** Whether debriefs of finished races and figures of what is published are computed. */
  readonly debriefs: boolean;
  /** How many processes serve on one port. */
  readonly workers: number;
  /** Which proxies are trusted to tell the client's address; `null`: none. */
  readonly trustProxy: string | null;
  readonly logLevel: string;
  /** How generous the limits are, 1 being usual; `null`: there are none. */
  readonly limits: number | null;
  /** After how many days finished races are pruned; `null`: they are kept whole. */
  readonly pruneAfterDays: number | null;
  /** Allows to read the metrics; `null`: only this machine may. */
  readonly metricsToken: string | null;
  /** The admin token; `null`: the one that is created at the first start. */
  readonly adminToken: string | null;
  /** The address of the site, for links in messages to people; `null`: no messages by e-mail or webhook. */
  readonly publicUrl: string | null;
  /** How e-mail is sent; `null`: it is not. */
  readonly mail: MailSettings | null;
}

/** A setting that cannot be used. The message contains no passwords. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const MIN_TOKEN_LENGTH = 16;

/** Everything that can be set, from environment variables; docs/operation.md lists them. */
export function readConfig(env: Environment, isTerminal: boolean): Config {
  const bus = readUrl(env, 'BUS_URL', ['redis:', 'rediss:']);
  const database = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (bus !== null && database === null) {
    throw new ConfigError('BUS_URL needs a DATABASE_URL, because it connects several processes');
  }
  const botThreads = readInteger(env, 'BOT_THREADS', 0, 256);
  if (botThreads === 0 && database === null) {
    throw new ConfigError('BOT_THREADS=0 needs a DATABASE_URL, so that other processes can run the bots');
  }
  const workers = readInteger(env, 'WORKERS', 1, 256) ?? 1;
  if (workers > 1 && database === null) {
    throw new ConfigError('WORKERS needs a DATABASE_URL, because one process alone uses a data folder');
  }
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['https:', 'http:']);
  return {
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    mail: readMail(env, publicUrl),
    workers,
    host: readText(env, 'HOST') ?? '0.0.0.0',
    port: readInteger(env, 'PORT', 0, 65_535) ?? 3000,
    site: readText(env, 'PADDOCK_SITE') ?? resolveFromThisFile('../../web/dist'),
    storage: database === null ? { folder: readFolder(readText(env, 'PADDOCK_DATA')) } : { url: database },
    bus,
    // All workers together have as many as there are processors.
    botThreads: botThreads ?? (workers > 1 ? Math.max(1, Math.floor(availableParallelism() / workers)) : null),
    debriefs: readOneOf(env, 'DEBRIEFS', ['on', 'off']) !== 'off',
    trustProxy: readProxies(readText(env, 'TRUST_PROXY')),
    // On a terminal the printed address is to stay visible.
    logLevel: readOneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? (isTerminal ? 'warn' : 'info'),
    limits: readLimits(readText(env, 'LIMITS')),
    pruneAfterDays: readInteger(env, 'PRUNE_AFTER_DAYS', 1, 36_500),
    metricsToken: readToken(env, 'METRICS_TOKEN'),
    // HOST_TOKEN is the name of earlier versions.
    adminToken: readToken(env, 'ADMIN_TOKEN') ?? readToken(env, 'HOST_TOKEN'),
  };
}

function resolveFromThisFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Empty counts as not set. */
function readText(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  return value === '' ? null : value;
}

function readInteger(env: Environment, name: string, min: number, max: number): number | null {
  const value = readText(env, name);
  if (value === null) return null;
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new ConfigError(`${name} takes a whole number from ${min} to ${max}, not "${value}"`);
}

function readOneOf(env: Environment, name: string, allowed: readonly string[]): string | null {
  const value = readText(env, name);
  if (value === null || allowed.includes(value)) return value;
  throw new ConfigError(`${name} takes one of ${allowed.join(', ')}, not "${value}"`);
}

/** URLs may contain passwords, so the error does not show them. */
function readUrl(env: Environment, name: string, protocols: readonly string[]): string | null {
  const value = readText(env, name);
  if (value === null || (URL.canParse(value) && protocols.includes(new URL(value).protocol))) return value;
  throw new ConfigError(`${name} takes an address that starts with ${protocols[0]}//`);
}

function readMail(env: Environment, publicUrl: string | null): MailSettings | null {
  const url = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (url === null) return null;
  const from = readText(env, 'MAIL_FROM');
  if (from === null || !from.includes('@'))
    throw new ConfigError('SMTP_URL needs MAIL_FROM, the address that mail comes from');
  if (publicUrl === null) throw new ConfigError('SMTP_URL needs PUBLIC_URL, the address of the site for links in mail');
  return { url, from };
}

/** `:memory:` keeps nothing on disk, for tests. */
function readFolder(value: string | null): string {
  if (value === ':memory:') return value;
  return value === null ? resolveFromThisFile('../../../data') : resolve(value);
}

/** Never "all": then every client could claim any address. */
function readProxies(value: string | null): string | null {
  const names = value?.split(',').map((name) => name.trim()) ?? [];
  for (const name of names) {
    const [base = '', bits] = name.split('/');
    const family = isIP(base);
    const fits =
      family !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
    if (!fits && !['loopback', 'linklocal', 'uniquelocal'].includes(name)) {
      throw new ConfigError(`TRUST_PROXY takes addresses of proxies such as loopback or 10.0.0.0/8, not "${name}"`);
    }
  }
  return names.length === 0 ? null : names.join(',');
}

function readLimits(value: string | null): number | null {
  if (value === null) return 1;
  if (value === 'off') return null;
  const factor = Number(value);
  if (factor > 0 && factor <= 1000) return factor;
  throw new ConfigError(`LIMITS takes off, or a factor up to 1000, not "${value}"`);
}

function readToken(env: Environment, name: string): string | null {
  const value = readText(env, name);
  if (value === null || value.length >= MIN_TOKEN_LENGTH) return value;
  throw new ConfigError(`${name} takes at least ${MIN_TOKEN_LENGTH} characters`);
}
