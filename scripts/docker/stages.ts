/** One `FROM` of a Dockerfile, and what follows. */
export interface Stage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** A line of a Dockerfile, without its options such as `--mount`. */
export interface Instruction {
  readonly word: string;
  /** The stage that `COPY --from` takes files of; `null`: the build context. */
  readonly from: string | null;
  readonly text: string;
}

/** Reads a Dockerfile. The last stage, which has no name, is called `image`. */
export function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [word, ...rest] = line.split(/\s+/) as [string, ...string[]];
    const from = /--from=(\S+)/.exec(line)?.[1] ?? null;
    const text = rest.filter((one, i) => !(one.startsWith('--') && isOption(rest, i))).join(' ');
    if (word === 'FROM') stages.push({ name: / AS (\S+)$/.exec(line)?.[1] ?? 'image', instructions: [] });
    else stages.at(-1)!.instructions.push({ word, from, text });
  }
  return stages;
}

/** Options of an instruction stand before everything else. */
function isOption(words: readonly string[], index: number): boolean {
  return words.slice(0, index).every((word) => word.startsWith('--'));
}
