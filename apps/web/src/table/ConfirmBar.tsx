import { type ReactElement, useRef } from 'react';
import type { ConsideredMove, GameUi, TextContext } from '../games/ui.ts';
import { Icon } from '../kit/icons.tsx';
import { useFittingText } from '../kit/useFittingText.ts';
import { useTexts } from '../base/texts/index.tsx';

interface ConfirmBarProps {
  readonly ui: GameUi;
  readonly context: TextContext;
  readonly considered: ConsideredMove | null;
  readonly chosen: ConsideredMove | null;
  /** The viewer may choose a move right now. */
  readonly isAsked: boolean;
  readonly onSend: () => void;
  readonly onTakeBack: () => void;
}

/** Describes what the considered move will do; once chosen, it can be sent or taken back. */
export function ConfirmBar(props: ConfirmBarProps): ReactElement {
  const { ui, context, considered, chosen, isAsked, onSend, onTakeBack } = props;
  const t = useTexts();
  const shown = considered ?? chosen;
  const bar = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const description = shown === null ? '' : ui.describeMove(shown.move, shown.preview, context);
  useFittingText(bar, text, `${description} ${chosen === null}`);
  return (
    <div
      ref={bar}
      className={`confirm${shown === null ? '' : ' confirm-shown'}${chosen === null ? '' : ' confirm-chosen'}`}
    >
      {/* The text may overflow, and a scrolling box must be reachable by keyboard. */}
      <p ref={text} className="confirm-text" aria-live="polite" tabIndex={chosen === null ? undefined : 0}>
        {description}
      </p>
      {shown === null && isAsked && <p className="confirm-hint">{t.table.considerHint}</p>}
      {chosen !== null && (
        <>
          <button type="button" className="button primary" data-send="" onClick={onSend}>
            {t.table.verbs[ui.moveVerb(chosen.move)]}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t.table.takeBack}
            title={t.table.takeBack}
            onClick={onTakeBack}
          >
            <Icon name="undo" />
          </button>
        </>
      )}
    </div>
  );
}
