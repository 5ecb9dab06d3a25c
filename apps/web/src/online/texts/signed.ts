/** What was gained or lost, in brackets: " (+12)"; empty if it is not known. */
export function signed(change: number | null): string {
  if (change === null) return '';
  return change < 0 ? ` (−${-change})` : ` (+${change})`;
}
