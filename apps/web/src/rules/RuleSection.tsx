import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { RuleOriginBadge } from './RuleOriginBadge.tsx';
import { RichText, RuleLink, useReading } from './RichText.tsx';
import type { RuleBlock, Rule, RulesSection } from '../games/rules-document.ts';

/** A section with those of its rules that match the search. */
export interface VisibleSection {
  readonly id: string;
  readonly section: RulesSection;
  readonly rules: readonly Rule[];
}

export function RuleSection({ id, section, rules }: VisibleSection): ReactElement {
  const t = useTexts();
  const { query } = useReading();
  if (!section.isForDevelopers) {
    return (
      <section id={id} className="rules-section">
        <h3>{section.title}</h3>
        <SectionText section={section} rules={rules} />
      </section>
    );
  }
  // Sections for developers are collapsed unless the search finds something in them.
  return (
    <details id={id} className="rules-section rules-developers" key={String(query !== '')} open={query !== ''}>
      <summary>{t.rules.bookkeeping}</summary>
      <h3>{section.title}</h3>
      <SectionText section={section} rules={rules} />
    </details>
  );
}

function SectionText({ section, rules }: Omit<VisibleSection, 'id'>): ReactElement {
  const { query } = useReading();
  return (
    <>
      {query === '' &&
        section.introduction.map((nodes, i) => (
          <p key={i} className="rules-note">
            <RichText nodes={nodes} />
          </p>
        ))}
      <ul className="rules-list">
        {rules.map((rule, i) => (
          <RuleItem key={rule.id ?? i} rule={rule} />
        ))}
      </ul>
    </>
  );
}

function RuleItem({ rule }: { rule: Rule }): ReactElement {
  const { targetId } = useReading();
  const { id, origin, blocks } = rule;
  if (id === null) {
    return (
      <li className="rule rule-note">
        <Blocks blocks={blocks} />
      </li>
    );
  }
  return (
    <li id={id} className={targetId === id ? 'rule rule-here' : 'rule'}>
      <p className="rule-label">
        <RuleLink id={id} className="rule-id" />
        {origin !== null && <RuleOriginBadge origin={origin} />}
      </p>
      <div className="rule-text">
        <Blocks blocks={blocks} />
        <RuleIllustration id={id} />
      </div>
    </li>
  );
}

export function Blocks({ blocks }: { blocks: readonly RuleBlock[] }): ReactElement[] {
  return blocks.map((block, i) => {
    if (block.kind === 'text') {
      return (
        <p key={i}>
          <RichText nodes={block.nodes} />
        </p>
      );
    }
    const List = block.numbered ? 'ol' : 'ul';
    return (
      <List key={i}>
        {block.items.map((nodes, item) => (
          <li key={item}>
            <RichText nodes={nodes} />
          </li>
        ))}
      </List>
    );
  });
}

function RuleIllustration({ id }: { id: string }): ReactElement | null {
  const { guide } = useReading();
  const Illustration = guide?.guide.Illustrations[id];
  if (guide === null || Illustration === undefined) return null;
  return (
    <div className="rule-picture">
      <Illustration t={guide.t} />
    </div>
  );
}
