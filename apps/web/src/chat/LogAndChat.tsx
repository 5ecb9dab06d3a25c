import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { UnreadBadge } from './ChatButton.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { type ChatProps, useChat } from './useChat.ts';
import './chat.css';

const TABS = ['log', 'chat'] as const;
type Tab = (typeof TABS)[number];

/** On a desktop, log and chat share the column beside the board as two tabs. */
export function LogAndChat({ log, ...props }: ChatProps & { readonly log: ReactNode }): ReactElement {
  const t = useTexts();
  const { unread } = useChat(props);
  const [activeTab, setActiveTab] = useState<Tab>('log');
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const onArrowKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = activeTab === 'log' ? 'chat' : 'log';
    setActiveTab(next);
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div className="chat-and-log">
      <div ref={tabs} className="chat-tabs" role="tablist">
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            className="chat-tab"
            aria-selected={activeTab === tab}
            aria-controls={`${id}-panel`}
            aria-label={tab === 'chat' ? t.chat.open(activeTab === 'chat' ? 0 : unread) : undefined}
            tabIndex={activeTab === tab ? 0 : -1}
            onKeyDown={onArrowKey}
            onClick={() => setActiveTab(tab)}
          >
            {tab === 'log' ? t.table.log : t.chat.title}
            {tab === 'chat' && activeTab === 'log' && <UnreadBadge count={unread} />}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} className="chat-sheet" role="tabpanel" aria-labelledby={`${id}-${activeTab}`}>
        {activeTab === 'log' ? log : <ChatPanel {...props} />}
      </div>
    </div>
  );
}
