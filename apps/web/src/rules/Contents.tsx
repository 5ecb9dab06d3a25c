import type { MouseEvent, ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import type { VisibleSection } from './RuleSection.tsx';

interface ContentsProps {
  readonly sections: readonly VisibleSection[];
  readonly onFollow: (event: MouseEvent, id: string) => void;
}

/** The table of contents: a column beside the rules on wide screens, otherwise a row above them. */
export function Contents({ sections, onFollow }: ContentsProps): ReactElement {
  const t = useTexts();
  return (
    <nav className="rules-contents" aria-label={t.rules.contents}>
      <p aria-hidden="true">{t.rules.contents}</p>
      <ol>
        {sections.map(({ id, section, rules }) => (
          <li key={id} className={rules.length === 0 ? 'rules-empty' : undefined}>
            <a href={`#${id}`} onClick={(event) => onFollow(event, id)}>
              {section.isForDevelopers ? t.rules.bookkeeping : section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
