/** Checks a whole trace: the parsed lines, header first. Returns one sentence for each mismatch. */
type TraceChecker = (lines: readonly unknown[]) => string[];

/** The referee of a game is the folder with the game's id. */
export async function loadTraceChecker(game: string): Promise<TraceChecker> {
  return ((await import(`./${game}/index.ts`)) as { readonly checkGameTrace: TraceChecker }).checkGameTrace;
}
