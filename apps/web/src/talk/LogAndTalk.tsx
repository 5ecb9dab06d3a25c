import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/index.tsx';
import { Unread } from './TalkButton.tsx';
import { TalkPanel } from './TalkPanel.tsx';
import { type TalkProps, useTalk } from './useTalk.ts';
import './talk.css';

const SHEETS = ['log', 'talk'] as const;
type Sheet = (typeof SHEETS)[number];

/** On a desktop the log and the talk share the column beside the board: one lies on top, the other is a tab. */
export function LogAndTalk({ log, ...props }: TalkProps & { readonly log: ReactNode }): ReactElement {
  const t = useTexts();
  const { unread } = useTalk(props);
  const [top, setTop] = useState<Sheet>('log');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = top === 'log' ? 'talk' : 'log';
    setTop(next);
    tabs.current?.querySelector<HTMLElement>(`[data-sheet="${next}"]`)?.focus();
  };
  return (
    <div className="log-and-talk">
      <div ref={tabs} className="talk-tabs" role="tablist">
        {SHEETS.map((sheet) => (
          <button
            key={sheet}
            type="button"
            role="tab"
            id={`${id}-${sheet}`}
            data-sheet={sheet}
            className="talk-tab"
            aria-selected={top === sheet}
            aria-controls={`${id}-panel`}
            aria-label={sheet === 'talk' ? t.talk.open(top === 'talk' ? 0 : unread) : undefined}
            tabIndex={top === sheet ? 0 : -1}
            onKeyDown={turn}
            onClick={() => setTop(sheet)}
          >
            {sheet === 'log' ? t.table.log : t.talk.title}
            {sheet === 'talk' && top === 'log' && <Unread count={unread} />}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className="talk-sheet" role="tabpanel" aria-labelledby={`${id}-${top}`}>
        {top === 'log' ? log : <TalkPanel {...props} />}
      </div>
    </div>
  );
}
