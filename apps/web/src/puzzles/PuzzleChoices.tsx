import type { ReactElement } from 'react';
import type { PuzzleAnswer } from './answer.ts';
import type { PuzzlePageTexts } from './page/types.ts';

interface PuzzleChoicesProps {
  readonly answer: PuzzleAnswer;
  readonly texts: PuzzlePageTexts;
}

/** The choices, best first, each with its worth as a bar and a number. */
export function PuzzleChoices({ answer, texts }: PuzzleChoicesProps): ReactElement {
  const title = answer.hasWorth ? texts.worth : texts.solutions;
  return (
    <>
      <h3 className="puzzle-choices-title">{title}</h3>
      <ol className="puzzle-choices">
        {answer.choices.map(({ name, worth, share, isRight, isMade }) => (
          <li key={name} className={`puzzle-choice${isRight ? ' puzzle-choice-best' : ''}`}>
            <span className="puzzle-choice-name">
              {name}{' '}
              {(isRight && answer.hasWorth) || isMade ? (
                <span className="puzzle-choice-note">
                  {[isRight && answer.hasWorth ? texts.best : [], isMade ? texts.yours : []].flat().join(', ')}
                </span>
              ) : null}
            </span>
            {answer.hasWorth && (
              <>
                <span className="puzzle-choice-worth">{worth}</span>
                <span className="puzzle-choice-bar" aria-hidden="true">
                  <span style={{ width: `${Math.round(100 * share)}%` }} />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
