import type { ReactElement } from 'react';
import { useTexts } from '../texts/index.tsx';
import { Badge } from './Badge.tsx';
import { Prose, RuleLink, useReading } from './Prose.tsx';
import type { Block, Rule, Section } from './types.ts';

/** A section with the rules that are to be shown. */
export interface ShownSection {
  readonly id: string;
  readonly section: Section;
  readonly rules: readonly Rule[];
}

export function RuleSection({ id, section, rules }: ShownSection): ReactElement {
  const t = useTexts();
  const { query } = useReading();
  if (!section.developers) {
    return (
      <section id={id} className="rules-section">
        <h2>{section.title}</h2>
        <SectionText section={section} rules={rules} />
      </section>
    );
  }
  // Closed for players, unless what they look for is in it.
  return (
    <details id={id} className="rules-section rules-developers" key={String(query !== '')} open={query !== ''}>
      <summary>{t.learn.bookkeeping}</summary>
      <h2>{section.title}</h2>
      <SectionText section={section} rules={rules} />
    </details>
  );
}

function SectionText({ section, rules }: Omit<ShownSection, 'id'>): ReactElement {
  const { query } = useReading();
  return (
    <>
      {query === '' &&
        section.introduction.map((parts, i) => (
          <p key={i} className="rules-note">
            <Prose parts={parts} />
          </p>
        ))}
      <ul className="rules-list">
        {rules.map((rule, i) => (
          <OneRule key={rule.id ?? i} rule={rule} />
        ))}
      </ul>
    </>
  );
}

function OneRule({ rule }: { rule: Rule }): ReactElement {
  const { here } = useReading();
  const { id, marks, blocks } = rule;
  if (id === null) {
    return (
      <li className="rule rule-note">
        <Blocks blocks={blocks} />
      </li>
    );
  }
  return (
    <li id={id} className={here === id ? 'rule rule-here' : 'rule'}>
      <p className="rule-label">
        <RuleLink id={id} className="rule-id" />
        {marks !== null && <Badge mark={marks} />}
      </p>
      <div className="rule-text">
        <Blocks blocks={blocks} />
        <Picture id={id} />
      </div>
    </li>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }): ReactElement[] {
  return blocks.map((block, i) => {
    if (block.kind === 'text') {
      return (
        <p key={i}>
          <Prose parts={block.parts} />
        </p>
      );
    }
    const List = block.numbered ? 'ol' : 'ul';
    return (
      <List key={i}>
        {block.items.map((parts, item) => (
          <li key={item}>
            <Prose parts={parts} />
          </li>
        ))}
      </List>
    );
  });
}

function Picture({ id }: { id: string }): ReactElement | null {
  const { game } = useReading();
  const Illustration = game?.ui.Illustrations[id];
  if (game === null || Illustration === undefined) return null;
  return (
    <div className="rule-picture">
      <Illustration t={game.t} />
    </div>
  );
}
