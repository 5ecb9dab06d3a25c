import type { PuzzleFile } from '@paddock/kernel/puzzles';

/** A file of puzzles as text, with one table and one puzzle in a line. */
export function formatPuzzles({ tables, puzzles, ...head }: PuzzleFile): string {
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${[...fields, formatList('tables', tables), formatList('puzzles', puzzles)].join(',\n')}\n}\n`;
}

function formatList(name: string, items: readonly unknown[]): string {
  const lines = items.map((item) => `\n    ${JSON.stringify(item)}`).join(',');
  return `  "${name}": [${lines}${items.length === 0 ? '' : '\n  '}]`;
}
