import { createHash } from 'node:crypto';
import { canonicalJson } from '@paddock/kernel';
import type { DataSummary } from '@paddock/protocol';

/** Option values whose JSON is longer than this (a custom circuit, a list of tokens) are summarized in lists of tables. */
const MAX_INLINE_LENGTH = 200;
const MAX_NAME_LENGTH = 80;

interface OptionSummary {
  /** The options as lists of tables carry them (JSON). */
  readonly summary: string;
  /** The hashes of the values that were replaced. */
  readonly hashes: readonly string[];
}

/** Replaces large option values by name and content hash. */
export function summarizeOptions(options: string): OptionSummary {
  if (options.length <= MAX_INLINE_LENGTH) return { summary: options, hashes: [] };
  const values = JSON.parse(options) as Record<string, unknown>;
  const summaries = listLargeValues(values).map(({ option, value, content }) => {
    return [option, { name: nameOf(value), hash: hashOf(content) }] satisfies [string, DataSummary];
  });
  if (summaries.length === 0) return { summary: options, hashes: [] };
  const summary = JSON.stringify({ ...values, ...Object.fromEntries(summaries) });
  return { summary, hashes: summaries.map(([, { hash }]) => hash) };
}

/** The canonical JSON of the large value with this hash, or `null`. */
export function findContent(options: string, hash: string): string | null {
  const values = JSON.parse(options) as Record<string, unknown>;
  return listLargeValues(values).find(({ content }) => hashOf(content) === hash)?.content ?? null;
}

interface LargeValue {
  readonly option: string;
  readonly value: unknown;
  readonly content: string;
}

function listLargeValues(options: Readonly<Record<string, unknown>>): LargeValue[] {
  return Object.entries(options)
    .filter(([, value]) => value !== null && typeof value === 'object')
    .map(([option, value]) => ({ option, value, content: canonicalJson(value) }))
    .filter(({ content }) => content.length > MAX_INLINE_LENGTH);
}

function nameOf(value: unknown): string | null {
  const { name } = value as { readonly name?: unknown };
  return typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : null;
}

/** The hash by which a value is known, of its canonical JSON. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
