import { useState } from 'react';

/**
 * Sorts things so that the one on top is drawn last. All others keep their order: a browser lays out again whatever
 * changes its place in the page, so only one thing may do so.
 */
export function useDrawOrder(top: number | undefined): (a: number, b: number) => number {
  /** What has been on top, the newest last. */
  const [raised, setRaised] = useState<readonly number[]>([]);
  const isNew = top !== undefined && raised.at(-1) !== top;
  const order = isNew ? [...raised.filter((other) => other !== top), top] : raised;
  if (isNew) setRaised(order);
  return (a, b) => order.indexOf(a) - order.indexOf(b);
}
