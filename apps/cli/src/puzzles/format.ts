import type { PuzzleFile } from '@paddock/kernel/puzzles';

/** A file of puzzles as text, with one puzzle in a line. */
export function formatPuzzles({ puzzles, ...head }: PuzzleFile): string {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`).join(',\n');
  const opened = JSON.stringify({ ...head, puzzles: [] }, null, 2);
  return `${opened.replace(/\[\]\n\}$/, puzzles.length === 0 ? '[]\n}' : `[\n${lines}\n  ]\n}`)}\n`;
}
