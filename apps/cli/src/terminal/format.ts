/** Formats rows as columns of text under their headings; the first column is left-aligned, the others right-aligned. */
export function formatColumns(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, c) => Math.max(heading.length, ...rows.map((row) => (row[c] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, c) => (c === 0 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!)))
      .join('  ')
      .trimEnd();
  return [line(headings), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

const BLOCKS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** Formats a histogram as one line of blocks, with the range below it. */
export function formatHistogram(counts: readonly number[], from: number, to: number): string {
  const highest = Math.max(...counts, 1);
  const bars = counts.map((count) => BLOCKS[count === 0 ? 0 : Math.max(1, Math.round((count / highest) * 8))]).join('');
  const ends = `${from}${String(to).padStart(Math.max(1, counts.length - String(from).length))}`;
  return `${bars}\n${ends}`;
}

export function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Formats 1234567 as 1,234,567. */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
