/** Judges a whole trace: the parsed lines, header first. One sentence a mismatch; none when it is faithful. */
export type Judge = (lines: readonly unknown[]) => string[];

/** The referee of a game is the folder with the game's id. */
export async function loadJudge(game: string): Promise<Judge> {
  return ((await import(`./${game}/index.ts`)) as { readonly judge: Judge }).judge;
}
