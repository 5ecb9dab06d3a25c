import type { ReactElement, ReactNode } from 'react';
import type { MarkdownBlock, MarkdownNode, MarkdownNodes } from './markdown.ts';

/** Shows a document of the project. Its title is left out: the page has one. */
export function MarkdownDocument({ blocks }: { readonly blocks: readonly MarkdownBlock[] }): ReactElement {
  return (
    <div className="document" lang="en">
      {blocks.map((block, i) => (
        <Block key={i} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: MarkdownBlock }): ReactElement | null {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? null : block.level === 2 ? (
        <h3 id={block.id}>
          <Nodes nodes={block.nodes} />
        </h3>
      ) : (
        <h4 id={block.id}>
          <Nodes nodes={block.nodes} />
        </h4>
      );
    case 'paragraph':
      return (
        <p>
          <Nodes nodes={block.nodes} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((nodes, i) => (
            <li key={i}>
              <Nodes nodes={nodes} />
            </li>
          ))}
        </ul>
      );
    case 'code':
      return <CodeBlock text={block.text} />;
    case 'table':
      return <Table {...block} />;
  }
}

/** Code that may be wider than the page. It can be scrolled by keyboard, too. */
export function CodeBlock({ text }: { readonly text: string }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="document-code" tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

function Table({ head, rows }: Extract<MarkdownBlock, { kind: 'table' }>): ReactElement {
  return (
    <WideTable>
      <table>
        <thead>
          <tr>
            {head.map((nodes, i) => (
              <th key={i} scope="col">
                <Nodes nodes={nodes} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((nodes, i) => (
                <td key={i}>
                  <Nodes nodes={nodes} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** A table that may be wider than the page. It can be scrolled by keyboard, too. */
export function WideTable({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="document-table" lang="en" tabIndex={0}>
      {children}
    </div>
  );
}

function Nodes({ nodes }: { readonly nodes: MarkdownNodes }): ReactElement {
  return (
    <>
      {nodes.map((node, i) => (
        <Node key={i} node={node} />
      ))}
    </>
  );
}

/** Where links to other documents of the repository lead on this page. */
const DOCUMENTS_HERE: Readonly<Record<string, string>> = { 'notation.md': '#notation', '../examples': '#examples' };

function Node({ node }: { readonly node: MarkdownNode }): ReactElement {
  if (node.kind === 'strong') return <strong>{node.text}</strong>;
  if (node.kind === 'emphasis') return <em>{node.text}</em>;
  if (node.kind === 'code') return <code>{node.text}</code>;
  const href = node.kind === 'link' ? DOCUMENTS_HERE[node.href] : undefined;
  return href === undefined ? <>{node.text}</> : <a href={href}>{node.text}</a>;
}
