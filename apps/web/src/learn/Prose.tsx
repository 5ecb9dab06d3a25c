import { createContext, type MouseEvent, type ReactElement, use } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { Badge } from './Badge.tsx';
import { hits } from './search.ts';
import type { Part, Parts } from './types.ts';

export interface ReadingContext {
  /** The words that are looked for, to be marked wherever they stand. */
  readonly query: string;
  /** The rule or section the reader was led to. */
  readonly here: string | null;
  /** For its pictures, once they are there. */
  readonly game: LoadedGame | null;
  readonly onFollow: (event: MouseEvent, id: string) => void;
}

export const Reading = createContext<ReadingContext | null>(null);

export function useReading(): ReadingContext {
  const reading = use(Reading);
  if (reading === null) throw new Error('useReading outside of Reading');
  return reading;
}

/** A sentence with its links, marks and hits. */
export function Prose({ parts }: { parts: Parts }): ReactElement {
  return (
    <>
      {parts.map((part, i) => (
        <Piece key={i} part={part} />
      ))}
    </>
  );
}

function Piece({ part }: { part: Part }): ReactElement {
  switch (part.kind) {
    case 'text':
      return <Hits text={part.text} />;
    case 'strong':
      return (
        <strong>
          <Hits text={part.text} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Hits text={part.text} />
        </em>
      );
    case 'code':
      return (
        <code>
          <Hits text={part.text} />
        </code>
      );
    case 'ref':
      return <RuleLink id={part.id} className="rule-ref" />;
    case 'mark':
      return <Badge mark={part.mark} />;
  }
}

export function RuleLink({ id, className }: { id: string; className: string }): ReactElement {
  const { onFollow } = useReading();
  return (
    <a className={className} href={`#${id}`} onClick={(event) => onFollow(event, id)}>
      <Hits text={id} />
    </a>
  );
}

function Hits({ text }: { text: string }): ReactElement {
  const { query } = useReading();
  const pieces: (string | ReactElement)[] = [];
  let last = 0;
  for (const [from, to] of hits(text, query)) {
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
