import type { ChangeEvent, ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';

interface SearchBoxProps {
  readonly query: string;
  /** The number of matching rules; `null` without a search. */
  readonly found: number | null;
  readonly onChange: (query: string) => void;
}

export function SearchBox({ query, found, onChange }: SearchBoxProps): ReactElement {
  const t = useTexts();
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const box = event.currentTarget;
    onChange(box.value);
    // On a phone the box is far down the page: scroll so that the results are visible.
    if (box.getBoundingClientRect().top > innerHeight / 2) box.closest('search')?.scrollIntoView({ inline: 'nearest' });
  };
  return (
    <search className="rules-search">
      <input
        type="search"
        className="field"
        value={query}
        placeholder={t.rules.search}
        aria-label={t.rules.search}
        autoComplete="off"
        spellCheck={false}
        onChange={change}
      />
      <p role="status" className={found === 0 ? 'rules-found rules-none' : 'rules-found'}>
        {found !== null && (found === 0 ? t.rules.nothing : t.rules.found(found))}
      </p>
      {found !== null && (
        <button type="button" className="button" onClick={() => onChange('')}>
          {t.rules.showAll}
        </button>
      )}
    </search>
  );
}
