import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { type LoadedGuide, loadGuide } from '../games/guides.ts';
import { useAsync } from '../kit/useAsync.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Contents, type ContentsEntry } from './Contents.tsx';
import { GuideText } from './GuideText.tsx';
import { QUICK_START_ID, QuickStart } from './QuickStart.tsx';
import { Reference, REFERENCE_ID } from './Reference.tsx';
import { ReadingContext, type ReadingState } from './RichText.tsx';
import { loadRules } from '../games/load-rules.ts';
import { matchesRule } from './search.ts';
import { SearchBox } from './SearchBox.tsx';
import { SymbolList } from './SymbolList.tsx';
import type { RulesSection, RulesWithGuide } from '../games/rules-document.ts';
import { useReadingTarget } from './useReadingTarget.ts';
import './rules-contents.css';
import './guide.css';
import './rules.css';

const SYMBOLS_ID = 'symbols';

/** The rules of a game with contents and search, on the rules page and in the dialog over a table. */
export function Rules({ game, overTable = false }: { game: string; overTable?: boolean }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const loaded = useAsync(
    // The rules can be read without pictures.
    () => Promise.all([loadRules(game, language), loadGuide(game, language).catch(() => null)]),
    [game, language],
  );
  if (loaded.state === 'loading') return <p role="status">{t.rules.loading}</p>;
  if (loaded.state === 'loaded') {
    const [rules, guide] = loaded.value;
    return <RulesContent rules={rules} guide={guide} overTable={overTable} />;
  }
  return (
    <div className="rules-failed" role="alert">
      <p>{t.rules.failed}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t.reloadPage}
      </button>
    </div>
  );
}

interface RulesContentProps {
  readonly rules: RulesWithGuide;
  readonly guide: LoadedGuide | null;
  readonly overTable: boolean;
}

function RulesContent({ rules, guide, overTable }: RulesContentProps): ReactElement {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const { targetId, goTo } = useReadingTarget(overTable);
  const chapters = (rules.guide?.sections ?? []).map(({ title, parts }, i) => ({
    id: `guide-${i + 1}`,
    title,
    parts: parts.filter((part) => matchesRule(part, wanted)),
  }));
  const sections = sortForPlayers(rules.sections).map((section, i) => ({
    id: `section-${i + 1}`,
    section,
    rules: section.rules.filter((rule) => matchesRule(rule, wanted)),
  }));
  const foundRules = sections.reduce((sum, { rules: shown }) => sum + shown.length, 0);
  const foundParts = chapters.reduce((sum, { parts }) => sum + parts.length, 0);
  const entries: ContentsEntry[] = [
    ...(guide === null ? [] : [{ id: QUICK_START_ID, title: t.rules.quickStart, isEmpty: wanted !== '' }]),
    ...chapters.map(({ id, title, parts }) => ({ id, title, isEmpty: parts.length === 0 })),
    ...(guide === null ? [] : [{ id: SYMBOLS_ID, title: t.rules.symbols, isEmpty: wanted !== '' }]),
    { id: REFERENCE_ID, title: t.rules.reference, isEmpty: foundRules === 0 },
  ];
  const reading: ReadingState = {
    query: wanted,
    targetId,
    guide,
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
          <Contents entries={entries} onFollow={reading.onFollow} />
        </aside>
        <div className="rules-body">
          <SearchBox query={query} found={wanted === '' ? null : foundParts + foundRules} onChange={setQuery} />
          {wanted === '' && guide !== null && <QuickStart guide={guide} />}
          {foundParts > 0 && (
            <div className="guide">
              <h2>{t.rules.detail}</h2>
              {chapters.map((chapter) => chapter.parts.length > 0 && <GuideText key={chapter.id} {...chapter} />)}
            </div>
          )}
          {wanted === '' && guide !== null && (
            <section id={SYMBOLS_ID} className="guide-symbols">
              <h2>{t.rules.symbols}</h2>
              <SymbolList guide={guide} />
            </section>
          )}
          {foundRules > 0 && (
            <Reference introduction={rules.introduction} sections={sections} isFoldable={rules.guide !== null} />
          )}
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
