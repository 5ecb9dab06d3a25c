import { createContext, type MouseEvent, type ReactElement, use } from 'react';
import type { LoadedGuide } from '../games/guides.ts';
import { RuleOriginBadge } from './RuleOriginBadge.tsx';
import { findHits } from './search.ts';
import type { InlineNode, InlineNodes } from '../games/rules-document.ts';

export interface ReadingState {
  /** The search words, highlighted in the text. */
  readonly query: string;
  /** The rule or section that the reader followed a link to. */
  readonly targetId: string | null;
  /** For its illustrations; `null` if the game has no guide, or it could not be loaded. */
  readonly guide: LoadedGuide | null;
  readonly onFollow: (event: MouseEvent, id: string) => void;
}

export const ReadingContext = createContext<ReadingState | null>(null);

export function useReading(): ReadingState {
  const reading = use(ReadingContext);
  if (reading === null) throw new Error('useReading outside of Reading');
  return reading;
}

/** A sentence with links, origin badges and highlighted search hits. */
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
