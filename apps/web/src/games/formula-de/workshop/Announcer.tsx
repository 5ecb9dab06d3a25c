import { type ReactElement, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../../../base/texts/language.ts';
import { describeFault } from './describe-fault.ts';
import type { EditorStore } from './editor-store.ts';
import type { WorkshopTexts } from './texts/types.ts';
import type { BuiltDesign } from './useBuiltDesign.ts';

interface AnnouncerProps {
  readonly store: EditorStore;
  readonly built: BuiltDesign;
  readonly language: Language;
  readonly t: WorkshopTexts;
}

/** Tells people who do not see the board what has happened to it, and what is wrong with it now. */
export function Announcer({ store, built, language, t }: AnnouncerProps): ReactElement {
  const news = useStore(store, (state) => state.news);
  const [isFirst, setFirst] = useState(true);
  const [text, setText] = useState('');
  const { document, faults } = built;
  const first = faults[0];
  const state =
    first === undefined
      ? document.isOpen
        ? ''
        : t.faults.none
      : `${t.faults.count(faults.length)}. ${describeFault(first, document.design, t, language)}`;
  useEffect(() => {
    // The state of a design that was just opened is read with the page.
    if (isFirst) setFirst(false);
    else setText(`${news === null ? '' : t.news[news.code]} ${state}`.trim());
    // A piece of news is told again when the design is built.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, news]);
  return (
    <p className="hidden-text" role="status" data-news={news?.number ?? 0}>
      {text}
    </p>
  );
}
