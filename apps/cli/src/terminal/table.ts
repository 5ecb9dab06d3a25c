/** Columns of text, the first to the left, the others to the right, under their heads. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, c) => Math.max(head.length, ...rows.map((row) => (row[c] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, c) => (c === 0 ? cell.padEnd(widths[c]!) : cell.padStart(widths[c]!)))
      .join('  ')
      .trimEnd();
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

const BLOCKS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** A histogram in one line of blocks, with the range below it. */
export function histogram(counts: readonly number[], from: number, to: number): string {
  const most = Math.max(...counts, 1);
  const bars = counts.map((count) => BLOCKS[count === 0 ? 0 : Math.max(1, Math.round((count / most) * 8))]).join('');
  const ends = `${from}${String(to).padStart(Math.max(1, counts.length - String(from).length))}`;
  return `${bars}\n${ends}`;
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** 1234567 as 1,234,567. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
