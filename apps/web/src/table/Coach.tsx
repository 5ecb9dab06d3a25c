import { type ReactElement, useState } from 'react';
import type { GameUi, Words } from '../games/ui.ts';
import { useTexts } from '../texts/index.tsx';
import type { Position } from './link.ts';

/** The guided first race: one tip at a time, each when its moment has come. */
export function Coach({ ui, words, position }: { ui: GameUi; words: Words; position: Position }): ReactElement | null {
  const t = useTexts();
  const { tips } = ui.lesson;
  const [next, setNext] = useState(0);
  const tip = tips[next];
  if (tip === undefined || position.legal.length === 0 || !tip.when(position)) return null;
  return (
    <aside className="coach" aria-label={t.table.coach}>
      <p className="coach-count">
        {t.table.coach} {next + 1}/{tips.length}
      </p>
      <p aria-live="polite">{words.t.coach[tip.name]}</p>
      <button type="button" className="button" onClick={() => setNext(next + 1)}>
        {next + 1 === tips.length ? t.table.lessonDone : t.table.next}
      </button>
    </aside>
  );
}
