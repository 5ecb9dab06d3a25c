import { readFileSync } from 'node:fs';

/** The example of a README: its only block of JavaScript. */
export function readReadmeExample(file: string): string {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  if (blocks.length !== 1) throw new Error(`${file}: expected one block of JavaScript, found ${blocks.length}`);
  return blocks[0]!;
}
