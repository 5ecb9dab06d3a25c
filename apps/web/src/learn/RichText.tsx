import { createContext, type MouseEvent, type ReactElement, use } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { RuleOriginBadge } from './RuleOriginBadge.tsx';
import { findHits } from './search.ts';
import type { InlineNode, InlineNodes } from './types.ts';

export interface ReadingState {
  /** The words that are looked for, to be marked wherever they stand. */
  readonly query: string;
  /** The rule or section the reader was led to. */
  readonly targetId: string | null;
  /** For its pictures, once they are there. */
  readonly game: LoadedGame | null;
  readonly onFollow: (event: MouseEvent, id: string) => void;
}

export const ReadingContext = createContext<ReadingState | null>(null);

export function useReading(): ReadingState {
  const reading = use(ReadingContext);
  if (reading === null) throw new Error('useReading outside of Reading');
  return reading;
}

/** A sentence with its links, marks and hits. */
export function RichText({ nodes }: { nodes: InlineNodes }): ReactElement {
  return (
    <>
      {nodes.map((node, i) => (
        <InlineNodeView key={i} node={node} />
      ))}
    </>
  );
}

function InlineNodeView({ node }: { node: InlineNode }): ReactElement {
  switch (node.kind) {
    case 'text':
      return <HighlightedText text={node.text} />;
    case 'strong':
      return (
        <strong>
          <HighlightedText text={node.text} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <HighlightedText text={node.text} />
        </em>
      );
    case 'code':
      return (
        <code>
          <HighlightedText text={node.text} />
        </code>
      );
    case 'ref':
      return <RuleLink id={node.id} className="rule-ref" />;
    case 'mark':
      return <RuleOriginBadge origin={node.mark} />;
  }
}

export function RuleLink({ id, className }: { id: string; className: string }): ReactElement {
  const { onFollow } = useReading();
  return (
    <a className={className} href={`#${id}`} onClick={(event) => onFollow(event, id)}>
      <HighlightedText text={id} />
    </a>
  );
}

function HighlightedText({ text }: { text: string }): ReactElement {
  const { query } = useReading();
  const pieces: (string | ReactElement)[] = [];
  let last = 0;
  for (const [from, to] of findHits(text, query)) {
    pieces.push(text.slice(last, from), <mark key={from}>{text.slice(from, to)}</mark>);
    last = to;
  }
  return (
    <>
      {pieces}
      {text.slice(last)}
    </>
  );
}
