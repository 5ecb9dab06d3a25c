import type { PuzzleFile } from '@paddock/kernel/puzzles';
import type { Language } from '../base/texts/language.ts';
import type { PuzzlePackage, PuzzleTexts } from './puzzle.ts';

/** The puzzles of every game that has some, and what the game says about them. Each is a chunk of its own. */
const FILES = import.meta.glob<PuzzleFile>('./*/puzzles/puzzles.json', { import: 'default' });
const PACKAGES = import.meta.glob<{ readonly puzzles: PuzzlePackage }>('./*/puzzles/index.ts');

export function hasPuzzles(game: string): boolean {
  return `./${game}/puzzles/puzzles.json` in FILES;
}

export async function loadPuzzleFile(game: string): Promise<PuzzleFile> {
  const load = FILES[`./${game}/puzzles/puzzles.json`];
  if (load === undefined) throw new Error(`there are no puzzles of "${game}"`);
  return load();
}

export interface LoadedPuzzlePackage {
  readonly explain: PuzzlePackage['explain'];
  readonly t: PuzzleTexts;
}

export async function loadPuzzlePackage(game: string, language: Language): Promise<LoadedPuzzlePackage> {
  const load = PACKAGES[`./${game}/puzzles/index.ts`];
  if (load === undefined) throw new Error(`there are no puzzles of "${game}"`);
  const { explain, texts } = (await load()).puzzles;
  return { explain, t: await texts[language]() };
}
