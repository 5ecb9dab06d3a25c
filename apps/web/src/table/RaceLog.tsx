import { memo, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { GameUi, TextContext } from '../games/ui.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { LoggedEvent } from '../games/table-link.ts';

interface RaceLogProps {
  readonly ui: GameUi;
  readonly context: TextContext;
  readonly history: readonly LoggedEvent[];
  /** The entry that is shown instead of the newest one. */
  readonly shownEntry: number | null;
  readonly onShowEntry: (n: number) => void;
}

/** Lines shown at first; earlier ones on demand. */
const LINES_PER_PAGE = 80;

/** The events as sentences; each links to its position. */
export const RaceLog = memo(function Log({
  ui,
  context,
  history,
  shownEntry,
  onShowEntry,
}: RaceLogProps): ReactElement {
  const t = useTexts();
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  const lines = useLogLines(ui, context, history);
  const shown = lines.slice(-LINES_PER_PAGE * pages);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <section className="log" aria-label={t.table.log}>
      <h2 className="log-title">{t.table.log}</h2>
      {shown.length === 0 && <p className="log-empty">{t.table.logEmpty}</p>}
      {/* A scrolling box must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol ref={list} className="log-list" tabIndex={0} aria-label={t.table.log}>
        {shown.length < lines.length && (
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
              aria-current={n === shownEntry}
              title={t.table.lookBack(n)}
              onClick={() => onShowEntry(n)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
});

interface LogLine {
  readonly key: number;
  readonly n: number;
  readonly sentence: string;
}

/** The log lines of a history. Only new events are described when it grows. */
export function useLogLines(ui: GameUi, context: TextContext, history: readonly LoggedEvent[]): readonly LogLine[] {
  const known = useRef<{ context: TextContext; history: readonly LoggedEvent[]; sentences: LogLine[] } | null>(null);
  return useMemo(() => {
    const old = known.current;
    const grown =
      old !== null &&
      old.context === context &&
      history.length >= old.history.length &&
      old.history[old.history.length - 1] === history[old.history.length - 1];
    const sentences = grown ? [...old.sentences] : [];
    for (let i = grown ? old.history.length : 0; i < history.length; i++) {
      const { n, event } = history[i]!;
      const sentence = ui.describeEvent(event, context);
      if (sentence !== null) sentences.push({ key: i, n, sentence });
    }
    known.current = { context, history, sentences };
    return sentences;
  }, [ui, context, history]);
}
