import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { useTexts } from '../base/texts/index.tsx';
import { RuleOriginBadge } from './RuleOriginBadge.tsx';
import { Contents } from './Contents.tsx';
import { RichText, ReadingContext, type ReadingState } from './RichText.tsx';
import { RuleSection } from './RuleSection.tsx';
import { loadRules } from '../games/load-rules.ts';
import { matchesRule } from './search.ts';
import { SearchBox } from './SearchBox.tsx';
import type { RulesDocument, RulesSection } from '../games/rules-document.ts';
import { useReadingTarget } from './useReadingTarget.ts';
import './rules-contents.css';
import './rules.css';

/** The rules of a game with contents and search, on the rules page and in the dialog over a table. */
export function Rules({ game, overTable = false }: { game: string; overTable?: boolean }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const rules = useAsync(() => loadRules(game, language), [game, language]);
  if (rules.state === 'loading') return <p role="status">{t.rules.loading}</p>;
  if (rules.state === 'loaded') return <RulesContent game={game} rules={rules.value} overTable={overTable} />;
  return (
    <div className="rules-failed" role="alert">
      <p>{t.rules.failed}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.reloadPage}
      </button>
    </div>
  );
}

function RulesContent({
  game,
  rules,
  overTable,
}: {
  game: string;
  rules: RulesDocument;
  overTable: boolean;
}): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  // Illustrations load later and are optional.
  const pictures = useAsync(() => loadGame(game, language), [game, language]);
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const { targetId, goTo } = useReadingTarget(overTable);
  const sections = sortForPlayers(rules.sections).map((section, i) => ({
    id: `section-${i + 1}`,
    section,
    rules: section.rules.filter((rule) => matchesRule(rule, wanted)),
  }));
  const found = sections.reduce((sum, { rules: shown }) => sum + shown.length, 0);
  const reading: ReadingState = {
    query: wanted,
    targetId,
    game: pictures.state === 'loaded' ? pictures.value : null,
    // Clear the search, so that the target of the link is visible.
    onFollow: (event, id) => {
      setQuery('');
      if (goTo === null) return;
      event.preventDefault();
      goTo(id);
    },
  };
  return (
    <ReadingContext value={reading}>
      <div className={overTable ? 'rules rules-over-table' : 'rules'}>
        <aside className="rules-aside">
          <Contents sections={sections} onFollow={reading.onFollow} />
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
        </aside>
        <div className="rules-body">
          <SearchBox query={query} found={wanted === '' ? null : found} onChange={setQuery} />
          {wanted === '' && !overTable && (
            <div className="rules-introduction">
              {rules.introduction.map((nodes, i) => (
                <p key={i}>
                  <RichText nodes={nodes} />
                </p>
              ))}
            </div>
          )}
          {sections.map((shown) => shown.rules.length > 0 && <RuleSection key={shown.id} {...shown} />)}
        </div>
      </div>
    </ReadingContext>
  );
}

/** Sections for developers come last. */
function sortForPlayers(sections: readonly RulesSection[]): readonly RulesSection[] {
  return [
    ...sections.filter((section) => !section.isForDevelopers),
    ...sections.filter((section) => section.isForDevelopers),
  ];
}
