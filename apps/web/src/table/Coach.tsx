import type { ReactElement } from 'react';
import type { GameUi, TextContext } from '../games/ui.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { CoachState } from './useCoach.ts';

interface CoachProps {
  readonly ui: GameUi;
  readonly context: TextContext;
  readonly coaching: CoachState;
}

/** The coach of a lesson: one tip at a time. */
export function Coach({ ui, context, coaching: { tip, doneCount, complete } }: CoachProps): ReactElement | null {
  const t = useTexts();
  if (tip === null) return null;
  const total = ui.lesson.tips.length;
  return (
    <aside className="coach" aria-label={t.table.coach}>
      <p className="coach-count">
        {t.table.coach} {doneCount + 1}/{total}
      </p>
      <p aria-live="polite">{context.t.coach[tip.name]}</p>
      <button type="button" className="button" onClick={() => complete(tip)}>
        {doneCount + 1 === total ? t.table.lessonDone : t.table.next}
      </button>
    </aside>
  );
}
