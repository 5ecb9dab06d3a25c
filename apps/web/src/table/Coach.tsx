import { type ReactElement, useState } from 'react';
import type { GameUi, Words } from '../games/ui.ts';
import { useTexts } from '../texts/index.tsx';
import type { Position } from './link.ts';

interface CoachProps {
  readonly ui: GameUi;
  readonly words: Words;
  readonly position: Position;
  /** The coach speaks only while a choice is to be made, but remembers what has been said. */
  readonly asked: boolean;
}

/** The guided first race: one tip at a time, each when its moment has come. */
export function Coach({ ui, words, position, asked }: CoachProps): ReactElement | null {
  const t = useTexts();
  const { tips } = ui.lesson;
  const [next, setNext] = useState(0);
  const tip = tips[next];
  if (!asked || tip === undefined || !tip.when(position)) return null;
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
