/** How many examples fast-check tries for a property: in a proof twenty times as many as in `npm test`. */
export function examples(count: number): number {
  return process.env['PROOF'] === undefined ? count : 20 * count;
}
