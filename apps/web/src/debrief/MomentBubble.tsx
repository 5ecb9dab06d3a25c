import type { ReactElement } from 'react';
import { CarBadge } from '../kit/Car.tsx';
import { type DebriefStory, tellMoment } from './sentences.ts';

/** How many chances the bubble shows; the rest are near 0. */
const MAX_CHANCES = 4;

/** The moment under the pointer in words. Screen readers hear it as the value of the slider. */
export function MomentBubble({ story, n, x }: { story: DebriefStory; n: number; x: number }): ReactElement {
  const { when, sentences, effect, chances } = tellMoment(story, n);
  return (
    <div className="debrief-bubble" style={{ left: `clamp(0px, ${x}px - 9rem, 100% - 18rem)` }} aria-hidden="true">
      {when !== null && <b>{when}</b>}
      {sentences.slice(0, 2).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {effect !== null && <span className="debrief-effect">{effect}</span>}
      <span className="debrief-chances">
        {chances.slice(0, MAX_CHANCES).map(({ seat, text }) => (
          <span key={seat}>
            <CarBadge seat={seat} /> {text}
          </span>
        ))}
      </span>
    </div>
  );
}
