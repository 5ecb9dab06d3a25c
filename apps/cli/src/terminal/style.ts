import { styleText } from 'node:util';

type Style = 'red' | 'green' | 'yellow' | 'blue' | 'cyan' | 'magenta' | 'bold' | 'dim' | 'inverse';

/** Colours only on a terminal, and not where NO_COLOR asks for none; `styleText` looks after both. */
export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream });
}
