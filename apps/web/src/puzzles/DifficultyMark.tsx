import { DIFFICULTIES, type Difficulty } from '@paddock/kernel/puzzles';
import type { ReactElement } from 'react';

/** The difficulty as up to five red lights, like those of a start. What stands around it says it in words. */
export function DifficultyMark({ difficulty }: { readonly difficulty: Difficulty }): ReactElement {
  return (
    <span className="difficulty-mark" aria-hidden="true">
      {DIFFICULTIES.map((one) => (
        <span key={one} className={one <= difficulty ? 'difficulty-light difficulty-lit' : 'difficulty-light'} />
      ))}
    </span>
  );
}
