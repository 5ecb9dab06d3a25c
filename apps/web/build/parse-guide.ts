import type { GuideDocument, GuidePart, RuleBlock } from '../src/games/rules-document.ts';
import { parseInline } from './parse-rules.ts';

/**
 * Parser for the GUIDE files: a title, sections, paragraphs, lists, and quotes for examples and advice. Anything else is
 * an error, so that slips are found at build time.
 */
export function parseGuide(text: string, name: string): GuideDocument {
  const [title, ...chunks] = text.trim().split(/\n{2,}/);
  if (!/^# \S/.test(title ?? '')) throw new Error(`${name}: "${title}" should be a title`);
  const sections: { title: string; parts: GuidePart[] }[] = [];
  for (const chunk of chunks) {
    const head = /^## (.+)$/.exec(chunk)?.[1];
    if (head !== undefined) sections.push({ title: head, parts: [] });
    else if (sections.length === 0 || chunk.startsWith('#')) throw new Error(`${name}: "${chunk}" is in no section`);
    else sections.at(-1)!.parts.push(parsePart(chunk, name));
  }
  for (const section of sections) {
    if (section.parts.length === 0) throw new Error(`${name}: the section "${section.title}" is empty`);
  }
  return { title: title!.slice(2), sections };
}

function parsePart(chunk: string, name: string): GuidePart {
  const isAside = chunk.startsWith('> ');
  const lines = chunk.split('\n').map((line) => (isAside ? line.replace(/^> ?/, '') : line));
  try {
    return { id: null, isAside, blocks: [parseBlock(lines)] };
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

function parseBlock(lines: readonly string[]): RuleBlock {
  const isNumbered = lines[0]!.startsWith('1. ');
  if (!isNumbered && !lines[0]!.startsWith('- ')) return { kind: 'text', nodes: parseInline(joinLines(lines)) };
  const items: string[][] = [];
  for (const line of lines) {
    const marker = isNumbered ? `${items.length + 1}. ` : '- ';
    if (line.startsWith(marker)) items.push([line.slice(marker.length)]);
    else if (/^ {2,3}\S/.test(line)) items.at(-1)!.push(line.trim());
    else throw new Error(`"${line}" is no item of a list`);
  }
  return { kind: 'list', numbered: isNumbered, items: items.map((item) => parseInline(joinLines(item))) };
}

function joinLines(lines: readonly string[]): string {
  const text = lines.join(' ');
  if (/ {2}|^\s|\s$/.test(text)) throw new Error(`stray spaces in "${text}"`);
  return text;
}
