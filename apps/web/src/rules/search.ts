import type { InlineNode, TextBlocks } from '../games/rules-document.ts';

/** Letters that are equivalent to others in a search. */
const EQUIVALENT_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‑': '-',
  '\u00a0': ' ',
};

/** A text without case and accents, and for each of its characters the index in the original. */
interface FoldedText {
  readonly text: string;
  readonly from: readonly number[];
}

function fold(original: string): FoldedText {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const letter of original) {
    const small = letter.toLowerCase();
    const plain = (EQUIVALENT_LETTERS[small] ?? small).normalize('NFD').replace(/\p{Mn}/gu, '');
    text += plain;
    for (let i = 0; i < plain.length; i++) from.push(at);
    at += letter.length;
  }
  return { text, from };
}

function wordsOf(query: string): readonly string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word !== '');
}

/** The index of a word at or after `from`. Numbers match only as a whole: FF-1 is not found in FF-12. */
function findWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = /^\d/.test(word) && /\d/.test(text[at - 1] ?? '');
    const after = /\d$/.test(word) && /\d/.test(text[at + word.length] ?? '');
    if (!before && !after) return at;
  }
  return -1;
}

/** The plain text of a rule. */
export function ruleText({ blocks }: TextBlocks): string {
  return blocks
    .flatMap((block) => (block.kind === 'text' ? [block.nodes] : block.items))
    .map((nodes) => nodes.map(nodeText).join(''))
    .join(' ');
}

function nodeText(node: InlineNode): string {
  if (node.kind === 'ref') return node.id;
  return node.kind === 'mark' ? '' : node.text;
}

/** Texts never change, so each is folded only once. */
const foldedRules = new WeakMap<TextBlocks, string>();

/** Whether a rule or a part of the guide contains every word of the query, in its id or text. An empty query matches everything. */
export function matchesRule(rule: TextBlocks, query: string): boolean {
  const text = foldedRules.get(rule) ?? fold(`${rule.id ?? ''} ${ruleText(rule)}`).text;
  foldedRules.set(rule, text);
  return wordsOf(query).every((word) => findWord(text, word, 0) !== -1);
}

/** The ranges of a text that match words of the query, sorted and without overlaps. */
export function findHits(original: string, query: string): readonly (readonly [from: number, to: number])[] {
  const { text, from } = fold(original);
  const found: [number, number][] = [];
  for (const word of wordsOf(query)) {
    for (let at = findWord(text, word, 0); at !== -1; at = findWord(text, word, at + word.length)) {
      found.push([from[at]!, from[at + word.length] ?? original.length]);
    }
  }
  const apart: [number, number][] = [];
  for (const [start, end] of found.sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last === undefined || start > last[1]) apart.push([start, end]);
    else last[1] = Math.max(last[1], end);
  }
  return apart;
}
