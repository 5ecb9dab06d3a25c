import { memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, Words } from '../games/ui.ts';
import { useTexts } from '../texts/index.tsx';
import type { LoggedEvent } from './link.ts';

interface LogProps {
  readonly ui: GameUi;
  readonly words: Words;
  readonly history: readonly LoggedEvent[];
  /** The moment that is looked at. */
  readonly at: number | null;
  readonly onLook: (n: number) => void;
}

/** So many lines are drawn at first; earlier ones on demand. */
const PAGE = 80;

/** What happened, in sentences; each leads back to the position then. */
export const Log = memo(function Log({ ui, words, history, at, onLook }: LogProps): ReactElement {
  const t = useTexts();
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const told = useSentences(ui, words, history);
  const shown = told.slice(-PAGE * pages);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [told.length]);
  return (
    <section className="log" aria-label={t.table.log}>
      <h2 className="log-title">{t.table.log}</h2>
      {shown.length === 0 && <p className="log-empty">{t.table.logEmpty}</p>}
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="log-list" tabIndex={0} aria-label={t.table.log}>
        {shown.length < told.length && (
          <li>
            <button type="button" className="log-line" onClick={() => setPages(pages + 4)}>
              …
            </button>
          </li>
        )}
        {shown.map(({ key, n, sentence }) => (
          <li key={key}>
            <button
              type="button"
              className="log-line"
              aria-current={n === at}
              title={t.table.lookBack(n)}
              onClick={() => onLook(n)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});

export interface Sentence {
  readonly key: number;
  readonly n: number;
  readonly sentence: string;
}

/** Sentences for a history that mostly grows: what was told before is not told again. */
export function useSentences(ui: GameUi, words: Words, history: readonly LoggedEvent[]): readonly Sentence[] {
  const known = useRef<{ words: Words; history: readonly LoggedEvent[]; sentences: Sentence[] } | null>(null);
  return useMemo(() => {
    const old = known.current;
    const grown =
      old !== null &&
      old.words === words &&
      history.length >= old.history.length &&
      old.history[old.history.length - 1] === history[old.history.length - 1];
    const sentences = grown ? [...old.sentences] : [];
    for (let i = grown ? old.history.length : 0; i < history.length; i++) {
      const { n, event } = history[i]!;
      const sentence = ui.tell(event, words);
      if (sentence !== null) sentences.push({ key: i, n, sentence });
    }
    known.current = { words, history, sentences };
    return sentences;
  }, [ui, words, history]);
}
