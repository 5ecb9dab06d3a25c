import { createHash } from 'node:crypto';
import { canonicalJson } from '@paddock/kernel';
import type { DataSummary } from '@paddock/protocol';

/** Option values whose JSON is longer than this (a custom circuit, a list of tokens) are summarized in lists of tables. */
const MAX_INLINE_LENGTH = 200;
const MAX_NAME_LENGTH = 80;

export interface OptionSummary {
  /** The options as lists of tables carry them (JSON). */
  readonly summary: string;
  /** The hashes of the values that were replaced. */
  readonly hashes: readonly string[];
}

/** Replaces large option values by name and content hash. */
export function summarizeOptions(options: string): OptionSummary {
  if (options.length <= MAX_INLINE_LENGTH) return { summary: options, hashes: [] };
  const summaries = largeValues(options);
  if (summaries.length === 0) return { summary: options, hashes: [] };
  const replaced: Record<string, unknown> = { ...(JSON.parse(options) as object) };
  for (const { option, content, value } of summaries) replaced[option] = summaryOf(value, content);
  return { summary: JSON.stringify(replaced), hashes: summaries.map(({ content }) => hashOf(content)) };
}

/** The canonical JSON of the large value with this hash, or `null`. */
export function findContent(options: string, hash: string): string | null {
  return largeValues(options).find(({ content }) => hashOf(content) === hash)?.content ?? null;
}

interface LargeValue {
  readonly option: string;
  readonly value: unknown;
  readonly content: string;
}

function largeValues(options: string): LargeValue[] {
  return Object.entries(JSON.parse(options) as Record<string, unknown>)
    .filter(([, value]) => value !== null && typeof value === 'object')
    .map(([option, value]) => ({ option, value, content: canonicalJson(value) }))
    .filter(({ content }) => content.length > MAX_INLINE_LENGTH);
}

function summaryOf(value: unknown, content: string): DataSummary {
  const { name } = value as { readonly name?: unknown };
  return { name: typeof name === 'string' ? name.slice(0, MAX_NAME_LENGTH) : null, hash: hashOf(content) };
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
