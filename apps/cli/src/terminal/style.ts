import { styleText } from 'node:util';

type Style = 'red' | 'green' | 'yellow' | 'blue' | 'cyan' | 'magenta' | 'bold' | 'dim' | 'inverse';

/** Colours text only on a terminal and unless NO_COLOR is set; `styleText` checks both. */
export function applyStyle(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream });
}
