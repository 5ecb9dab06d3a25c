import { type ReactElement, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { loadGame } from '../games/index.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useTexts } from '../texts/index.tsx';
import { Badge } from './Badge.tsx';
import { Contents } from './Contents.tsx';
import { Prose, Reading, type ReadingContext } from './Prose.tsx';
import { RuleSection } from './RuleSection.tsx';
import { loadRules } from './rules.ts';
import { matches } from './search.ts';
import { SearchBox } from './SearchBox.tsx';
import type { Rules as RulesText, Section } from './types.ts';
import { useHere } from './useHere.ts';
import './learn.css';

/** The rules of a game with contents and search: on the rules page, and over a running table. */
export function Rules({ game, overTable = false }: { game: string; overTable?: boolean }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const rules = useLoaded(() => loadRules(game, language), [game, language]);
  if (rules.state === 'loading') return <p role="status">{t.learn.loading}</p>;
  if (rules.state === 'there') return <Text game={game} rules={rules.value} overTable={overTable} />;
  return (
    <div className="rules-failed" role="alert">
      <p>{t.learn.failed}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.crash.reload}
      </button>
    </div>
  );
}

function Text({ game, rules, overTable }: { game: string; rules: RulesText; overTable: boolean }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  // The pictures come later, or not at all: the words are what counts.
  const pictures = useLoaded(() => loadGame(game, language), [game, language]);
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const { here, go } = useHere(overTable);
  const sections = inOrder(rules.sections).map((section, i) => ({
    id: `section-${i + 1}`,
    section,
    rules: section.rules.filter((rule) => matches(rule, wanted)),
  }));
  const found = sections.reduce((sum, { rules: shown }) => sum + shown.length, 0);
  const reading: ReadingContext = {
    query: wanted,
    here,
    game: pictures.state === 'there' ? pictures.value : null,
    // What a link leads to must be there, whatever was searched for.
    onFollow: (event, id) => {
      setQuery('');
      if (go === null) return;
      event.preventDefault();
      go(id);
    },
  };
  return (
    <Reading value={reading}>
      <div className={overTable ? 'rules rules-over-table' : 'rules'}>
        <aside className="rules-aside">
          <Contents sections={sections} onFollow={reading.onFollow} />
          <dl className="rules-legend">
            <dt>
              <Badge mark="R" />
            </dt>
            <dd>{t.learn.printed}</dd>
            <dt>
              <Badge mark="D" />
            </dt>
            <dd>{t.learn.decision}</dd>
          </dl>
        </aside>
        <div className="rules-body">
          <SearchBox query={query} found={wanted === '' ? null : found} onChange={setQuery} />
          {wanted === '' && !overTable && (
            <div className="rules-introduction">
              {rules.introduction.map((parts, i) => (
                <p key={i}>
                  <Prose parts={parts} />
                </p>
              ))}
            </div>
          )}
          {sections.map((shown) => shown.rules.length > 0 && <RuleSection key={shown.id} {...shown} />)}
        </div>
      </div>
    </Reading>
  );
}

/** What is for players comes first. */
function inOrder(sections: readonly Section[]): readonly Section[] {
  return [...sections.filter((section) => !section.developers), ...sections.filter((section) => section.developers)];
}
