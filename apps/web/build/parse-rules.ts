import type {
  RuleBlock,
  RuleOrigin,
  InlineNode,
  InlineNodes,
  Rule,
  RulesDocument,
  RulesSection,
} from '../src/games/rules-document.ts';

/**
 * Parser for the RULES files. They use a small subset of Markdown; anything else is an error, so that slips are found
 * at build time.
 */

/** Two letters for the game, the same in all of its rules, and a number: FF-12. */
const RULE_ID = '[A-Z]{2}-[0-9]+';
/** The parts of a sentence, in the order in which they are tried. Marks may be bold. */
const INLINE_PATTERN = new RegExp(
  [
    '`(?<code>[^`]+)`',
    '\\*\\*\\[(?<bold>R|D|R/D)\\]\\*\\*|\\[(?<mark>R|D|R/D)\\]',
    '\\*\\*(?<strong>[^*[\\]]+)\\*\\*',
    '\\*(?<emphasis>[^*[\\]]+)\\*',
    `\\b(?<ref>${RULE_ID})\\b`,
  ].join('|'),
  'g',
);
const RULE_START_PATTERN = new RegExp(
  `^\\*\\*(?<id>${RULE_ID})(?: \\[(?<bold>R|D|R/D)\\]\\*\\*|\\*\\* \\[(?<mark>R|D|R/D)\\]) (?<rest>.+)$`,
);

/** Parses a rules text. Throws an error with the line at anything unknown. */
export function parseRules(text: string, name: string): RulesDocument {
  return new RulesParser(text, name).rules();
}

export function parseInline(text: string): InlineNodes {
  const nodes: InlineNode[] = [];
  let last = 0;
  for (const found of text.matchAll(INLINE_PATTERN)) {
    pushText(nodes, text.slice(last, found.index));
    nodes.push(toInlineNode(found.groups!));
    last = found.index + found[0].length;
  }
  pushText(nodes, text.slice(last));
  return nodes;
}

function toInlineNode({
  code,
  bold,
  mark = bold,
  strong,
  emphasis,
  ref,
}: Readonly<Record<string, string | undefined>>): InlineNode {
  if (code !== undefined) return { kind: 'code', text: code };
  if (mark !== undefined) return { kind: 'mark', mark: mark as RuleOrigin };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  return { kind: 'ref', id: ref! };
}

function pushText(nodes: InlineNode[], text: string): void {
  if (text === '') return;
  const stray = /[*`[\]<>]/.exec(text);
  if (stray !== null) throw new Error(`a stray "${stray[0]}" in "${text}"`);
  nodes.push({ kind: 'text', text });
}

/** A single pass over the lines. */
class RulesParser {
  readonly #lines: readonly string[];
  readonly #name: string;
  #at = 0;
  /** The letters of the first rule's number. */
  #letters: string | undefined;

  constructor(text: string, name: string) {
    this.#lines = text.replace(/\n$/, '').split('\n');
    this.#name = name;
  }

  rules(): RulesDocument {
    const title = this.#title('# ');
    const introduction = this.#paragraphs();
    const sections: RulesSection[] = [];
    while (this.#at < this.#lines.length) sections.push(this.#section());
    return { title, introduction, sections };
  }

  #section(): RulesSection {
    const title = this.#title('## ');
    this.#skipEmpty();
    const developers = this.#line === '<!-- developers -->';
    if (developers) this.#at++;
    const introduction = this.#paragraphs();
    const rules: Rule[] = [];
    for (;;) {
      this.#skipEmpty();
      const marker = /^(?:- |([0-9]+)\. )/.exec(this.#line);
      if (marker === null) break;
      // Items must be numbered in order, so that a sentence that continues with "15." is not taken for an item.
      if (marker[1] !== undefined && Number(marker[1]) !== rules.length + 1) this.#refuse('is out of order');
      rules.push(this.#rule(marker[0].length));
    }
    if (rules.length === 0) this.#refuse('should be a rule');
    if (this.#at < this.#lines.length && !this.#line.startsWith('## ')) this.#refuse('is neither rule nor title');
    return { title, introduction, isForDevelopers: developers, rules };
  }

  #rule(indent: number): Rule {
    const first = this.#text(indent, indent);
    const head = RULE_START_PATTERN.exec(first)?.groups;
    if (head === undefined && /^\*\*[A-Z]+-/.test(first))
      this.#refuse('comes after a rule with a faulty number or mark');
    this.#checkLetters(head?.['id']);
    const blocks: RuleBlock[] = [{ kind: 'text', nodes: this.#inline(head === undefined ? first : head['rest']!) }];
    const margin = ' '.repeat(indent);
    for (;;) {
      // After an empty line inside a rule, text of the same indent continues the rule; anything else ends it.
      const next = this.#lines[this.#line === '' ? this.#at + 1 : this.#at];
      if (next === undefined || !next.startsWith(margin)) break;
      this.#skipEmpty();
      blocks.push(this.#isItem(indent, 1) ? this.#list(indent) : this.#paragraph(indent));
    }
    return {
      id: head?.['id'] ?? null,
      origin: ((head?.['bold'] ?? head?.['mark']) as RuleOrigin | undefined) ?? null,
      blocks,
    };
  }

  #checkLetters(id: string | undefined): void {
    const letters = id?.split('-')[0];
    if (letters !== undefined && letters !== (this.#letters ??= letters)) {
      this.#refuse(`comes after ${id}, but the other rules have ${this.#letters}`);
    }
  }

  #list(indent: number): RuleBlock {
    const numbered = !this.#line.startsWith('- ', indent);
    const items: InlineNodes[] = [];
    while (this.#isItem(indent, items.length + 1)) {
      const marker = numbered ? `${items.length + 1}. ` : '- ';
      items.push(this.#inline(this.#text(indent + marker.length, indent + marker.length, indent)));
    }
    return { kind: 'list', numbered, items };
  }

  #paragraph(indent: number): RuleBlock {
    return { kind: 'text', nodes: this.#inline(this.#text(indent, indent, indent)) };
  }

  #paragraphs(): readonly InlineNodes[] {
    const paragraphs: InlineNodes[] = [];
    for (;;) {
      this.#skipEmpty();
      if (this.#at === this.#lines.length || /^(?:#|- |[0-9]+\. )/.test(this.#line)) return paragraphs;
      paragraphs.push(this.#inline(this.#text(0, 0)));
    }
  }

  /**
   * The text of this line from column `from`, joined with the lines that continue it. `inner` is the indent of nested
   * items.
   */
  #text(from: number, indent: number, inner = indent): string {
    const pieces = [this.#line.slice(from)];
    for (this.#at++; this.#at < this.#lines.length; this.#at++) {
      const line = this.#line;
      if (line === '' || line.search(/\S/) !== indent || this.#isItem(inner, 1) || line.startsWith('#')) break;
      pieces.push(line.slice(indent));
    }
    for (const piece of pieces) {
      if (/^\s|\s$|\t| {2}/.test(piece)) this.#refuse('comes after a line with stray spaces');
    }
    return pieces.join(' ');
  }

  /** Whether a list item starts here: a dash, or the next number. */
  #isItem(indent: number, number: number): boolean {
    const rest = this.#line.slice(indent);
    return this.#line.search(/\S/) === indent && (rest.startsWith('- ') || rest.startsWith(`${number}. `));
  }

  #inline(text: string): InlineNodes {
    try {
      return parseInline(text);
    } catch (error) {
      return this.#refuse(`comes after ${(error as Error).message}`);
    }
  }

  #title(sign: string): string {
    if (!this.#line.startsWith(sign)) this.#refuse(`should be a title, "${sign}"`);
    return this.#lines[this.#at++]!.slice(sign.length);
  }

  #skipEmpty(): void {
    while (this.#lines[this.#at] === '') this.#at++;
  }

  get #line(): string {
    return this.#lines[this.#at] ?? '';
  }

  #refuse(why: string): never {
    throw new Error(`${this.#name}, line ${this.#at + 1}: "${this.#line}" ${why}`);
  }
}
