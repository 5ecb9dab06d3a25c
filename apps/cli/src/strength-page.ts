import { fileURLToPath } from 'node:url';
import { findGame } from '@paddock/games';

export const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** Replaces the text between the markers of a game or a section, which is added at the end if there is none yet. */
export function replaceBetweenMarkers(text: string, game: string, part: string): string {
  const [open, close] = [`<!-- ${game} -->`, `<!-- /${game} -->`];
  const from = text.indexOf(open);
  const to = text.indexOf(close);
  if (from < 0 && to < 0) return `${text.trimEnd()}\n\n## ${titleOf(game)}\n\n${open}\n\n${part}\n\n${close}\n`;
  if (from < 0 || to < from) throw new Error(`docs/strength.md has lost one of its markers of ${game}`);
  return `${text.slice(0, from + open.length)}\n\n${part}\n\n${text.slice(to)}`;
}

export function titleOf(game: string): string {
  return findGame(game)?.title ?? game;
}
