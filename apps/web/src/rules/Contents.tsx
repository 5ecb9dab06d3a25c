import type { MouseEvent, ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

/** An entry of the table of contents. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  /** The search finds nothing there. */
  readonly isEmpty: boolean;
}

interface ContentsProps {
  readonly entries: readonly ContentsEntry[];
  readonly onFollow: (event: MouseEvent, id: string) => void;
}

/** The table of contents: a column beside the rules on wide screens, otherwise a row above them. */
export function Contents({ entries, onFollow }: ContentsProps): ReactElement {
  const t = useTexts();
  return (
    <nav className="rules-contents" aria-label={t.rules.contents}>
      <p aria-hidden="true">{t.rules.contents}</p>
      <ol>
        {entries.map(({ id, title, isEmpty }) => (
          <li key={id} className={isEmpty ? 'rules-empty' : undefined}>
            <a href={`#${id}`} onClick={(event) => onFollow(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
