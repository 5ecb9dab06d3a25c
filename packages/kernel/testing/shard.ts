/**
 * The part of a list that this process has to prove: `PROOF_SHARD=2/8` takes every eighth item from the second on. Without it,
 * everything. scripts/proof.mjs sets it.
 */
export function inShard<Item>(items: readonly Item[], shard = process.env['PROOF_SHARD'] ?? '1/1'): Item[] {
  const [number, count] = shard.split('/').map(Number) as [number, number];
  if (!(number >= 1 && number <= count)) throw new Error(`PROOF_SHARD is "${shard}", not like 2/8`);
  return items.filter((_, i) => i % count === number - 1);
}
