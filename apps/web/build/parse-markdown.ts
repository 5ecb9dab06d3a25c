import type { MarkdownBlock, MarkdownNode, MarkdownNodes } from '../src/developers/markdown.ts';

/** The parts of a sentence, in the order in which they are tried. */
const INLINE_PATTERN =
  /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*\s][^*]*)\*|\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)/g;

/** Parses the part of Markdown that docs/ uses: headings, paragraphs, lists, tables and fenced code. */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    if (line.trim() === '') {
      at++;
    } else if (line.startsWith('```')) {
      const end = lines.indexOf('```', at + 1);
      if (end === -1) throw new Error(`"${line}" is never closed`);
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end + 1;
    } else {
      const next = findEnd(lines, at);
      blocks.push(parseBlock(lines.slice(at, next)));
      at = next;
    }
  }
  return blocks;
}

/** Where the block that begins at a line ends. */
function findEnd(lines: readonly string[], at: number): number {
  if (lines[at]!.startsWith('#')) return at + 1;
  const isList = lines[at]!.startsWith('- ');
  // A paragraph ends where a list begins.
  const end = lines.findIndex(
    (line, i) => i > at && (line.trim() === '' || line.startsWith('```') || (!isList && line.startsWith('- '))),
  );
  return end === -1 ? lines.length : end;
}

function parseBlock(lines: readonly string[]): MarkdownBlock {
  const [, marks, title] = /^(#{1,3}) (.+)$/.exec(lines[0]!) ?? [];
  if (marks !== undefined) {
    return { kind: 'heading', level: marks.length as 1 | 2 | 3, id: idOf(title!), nodes: parseNodes(title!) };
  }
  if (lines[0]!.startsWith('|')) {
    const [head, , ...rows] = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => parseNodes(cell.trim())),
    );
    return { kind: 'table', head: head!, rows };
  }
  if (!lines[0]!.startsWith('- ')) return { kind: 'paragraph', nodes: parseNodes(lines.join(' ')) };
  const items: string[] = [];
  for (const line of lines) {
    // Lists within lists are shown as items of the outer one.
    if (/^\s*- /.test(line)) items.push(line.replace(/^\s*- /, ''));
    else items.push(`${items.pop()!} ${line.trim()}`);
  }
  return { kind: 'list', items: items.map(parseNodes) };
}

function parseNodes(text: string): MarkdownNodes {
  const nodes: MarkdownNode[] = [];
  let last = 0;
  const push = (plain: string): void => void (plain !== '' && nodes.push({ kind: 'text', text: plain }));
  for (const found of text.matchAll(INLINE_PATTERN)) {
    push(text.slice(last, found.index));
    nodes.push(toNode(found.groups as Readonly<Record<string, string | undefined>>));
    last = found.index + found[0].length;
  }
  push(text.slice(last));
  return nodes;
}

function toNode({ code, strong, emphasis, text, href }: Readonly<Record<string, string | undefined>>): MarkdownNode {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong.replaceAll('`', '') };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  return { kind: 'link', text: text!.replaceAll('`', ''), href: href! };
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
