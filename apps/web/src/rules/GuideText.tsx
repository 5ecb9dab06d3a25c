import type { ReactElement } from 'react';
import type { GuidePart } from '../games/rules-document.ts';
import { Blocks } from './RuleSection.tsx';

/** A section of the guide with those of its parts that match the search. */
interface VisibleGuideSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly GuidePart[];
}

/** A section of the rules as prose. Examples and advice are set apart. */
export function GuideText({ id, title, parts }: VisibleGuideSection): ReactElement {
  return (
    <section id={id} className="guide-section">
      <h3>{title}</h3>
      {parts.map((part, i) =>
        part.isAside ? (
          <blockquote key={i}>
            <Blocks blocks={part.blocks} />
          </blockquote>
        ) : (
          <Blocks key={i} blocks={part.blocks} />
        ),
      )}
    </section>
  );
}
