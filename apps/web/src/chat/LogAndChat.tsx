import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { UnreadBadge } from './ChatButton.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { type ChatProps, useChat } from './useChat.ts';
import './chat.css';

/** On a desktop, log and chat share the column beside the board as two tabs. */
export function LogAndChat({ log, ...props }: ChatProps & { readonly log: ReactNode }): ReactElement {
  const t = useTexts();
  const { unread } = useChat(props);
  const [activeTab, setActiveTab] = useState<'log' | 'chat'>('log');
  const chatLabel = (
    <>
      {props.isSpectator ? t.chat.spectators : t.chat.title}
      {activeTab === 'log' && <UnreadBadge count={unread} />}
    </>
  );
  return (
    <div className="chat-and-log">
      <Tabs
        classNames={{ list: 'chat-tabs', tab: 'chat-tab', panel: 'chat-sheet' }}
        active={activeTab}
        onChange={setActiveTab}
        tabs={[
          { name: 'log', label: t.table.log },
          {
            name: 'chat',
            label: chatLabel,
            fullLabel: props.isSpectator ? undefined : t.chat.open(activeTab === 'chat' ? 0 : unread),
          },
        ]}
      >
        {activeTab === 'log' ? log : <ChatPanel {...props} />}
      </Tabs>
    </div>
  );
}
