/** Text in SVG has no line breaks and no measure of its own: widths are estimated, on the safe side, in em of Barlow Condensed. */
const NARROW = /[iIlj.,:;'’|!tfr()[\] -]/;
const WIDE = /[mwMW@%&—…]/;
const CAPITAL = /[\p{Lu}\d]/u;

/** What the bundled fonts can write: Latin letters and common punctuation. */
const DRAWABLE = /^[\u0020-\u007E\u00A0-\u024F\u1E00-\u1EFF\u2010-\u2027\u202F]*$/;

export function isDrawable(text: string): boolean {
  return DRAWABLE.test(text);
}

function charWidth(char: string): number {
  if (NARROW.test(char)) return 0.28;
  if (WIDE.test(char)) return 0.74;
  return CAPITAL.test(char) ? 0.5 : 0.43;
}

export function estimateWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** The first sentences of a text, as many as have at most `maxLength` characters together. */
export function takeFirstSentences(text: string, maxLength: number): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let kept = first;
  for (const sentence of others) {
    if (kept.length + 1 + sentence.length > maxLength) break;
    kept += ` ${sentence}`;
  }
  return kept;
}

/** As much of a text as fits into `maxWidth` em. */
export function cutText(text: string, maxWidth: number): string {
  if (estimateWidth(text) <= maxWidth) return text;
  let kept = '';
  let width = charWidth('…');
  for (const char of text) {
    width += charWidth(char);
    if (width > maxWidth) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}

/** Breaks a text into at most `maxLines` lines of `maxWidth` em; what does not fit is cut. */
export function wrapText(text: string, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && estimateWidth(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, maxLines);
  if (lines.length > maxLines) kept[maxLines - 1] += ` ${lines[maxLines]!}`;
  return kept.map((line) => cutText(line, maxWidth));
}
