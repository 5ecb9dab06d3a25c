import { memo, type ReactElement } from 'react';
import type { LoggedEvent } from '../games/table-link.ts';
import type { GameUi, TextContext } from '../games/ui.ts';
import { useNextFrame } from '../kit/useNextFrame.ts';
import { useSentences } from './useSentences.ts';

interface AnnouncerProps {
  readonly ui: GameUi;
  readonly context: TextContext;
  readonly history: readonly LoggedEvent[];
}

/** Announces new log lines to screen readers, after the board and the tower have changed. */
export const Announcer = memo(function Announcer(props: AnnouncerProps): ReactElement {
  return <Announcements {...useNextFrame(useNextFrame(props))} />;
});

const Announcements = memo(function Announcements({ ui, context, history }: AnnouncerProps): ReactElement {
  const sentences = useSentences(ui, context, history).filter(({ sentence }) => sentence !== null);
  return (
    <div className="hidden-text" role="log" aria-live="polite">
      {sentences.slice(-4).map(({ key, sentence }) => (
        <p key={key}>{sentence}</p>
      ))}
    </div>
  );
});
