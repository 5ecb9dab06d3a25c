import { type ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import type { RulesDocument } from '../games/rules-document.ts';
import { RichText, useReading } from './RichText.tsx';
import { RuleOriginBadge } from './RuleOriginBadge.tsx';
import { RuleSection, type VisibleSection } from './RuleSection.tsx';

export const REFERENCE_ID = 'reference';

interface ReferenceProps {
  readonly introduction: RulesDocument['introduction'];
  readonly sections: readonly VisibleSection[];
  /** The game has a guide, so that the reference can be folded away. */
  readonly isFoldable: boolean;
}

/** The numbered rules. They are folded until somebody follows a link to one, or searches. */
export function Reference({ introduction, sections, isFoldable }: ReferenceProps): ReactElement {
  const t = useTexts();
  const { query, targetId } = useReading();
  const isTarget = targetId === REFERENCE_ID || sections.some((section) => containsId(section, targetId));
  const isOpen = !isFoldable || query !== '' || isTarget;
  return (
    // The key makes the browser forget that the person has folded it, once there is a reason to open it.
    <details id={REFERENCE_ID} className="rules-reference" key={`${query !== ''} ${targetId ?? ''}`} open={isOpen}>
      <summary>
        <h2>{t.rules.reference}</h2>
      </summary>
      {query === '' && (
        <div className="rules-introduction">
          <p>{t.rules.referenceNote}</p>
          {introduction.map((nodes, i) => (
            <p key={i}>
              <RichText nodes={nodes} />
            </p>
          ))}
          <Legend />
        </div>
      )}
      {sections.map((shown) => shown.rules.length > 0 && <RuleSection key={shown.id} {...shown} />)}
    </details>
  );
}

function containsId({ id, section }: VisibleSection, targetId: string | null): boolean {
  return id === targetId || section.rules.some((rule) => rule.id !== null && rule.id === targetId);
}

function Legend(): ReactElement {
  const t = useTexts();
  return (
    <dl className="rules-legend">
      <dt>
        <RuleOriginBadge origin="R" />
      </dt>
      <dd>{t.rules.printed}</dd>
      <dt>
        <RuleOriginBadge origin="D" />
      </dt>
      <dd>{t.rules.decision}</dd>
    </dl>
  );
}
