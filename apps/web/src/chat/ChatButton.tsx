import { type ReactElement, useState } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { type ChatProps, useChat } from './useChat.ts';

/** On a phone the chat is a button with the number of unread messages, which opens a sheet. */
export function ChatButton(props: ChatProps): ReactElement {
  const t = useTexts();
  const { unread } = useChat(props);
  const [open, setOpen] = useState(false);
  const label = t.chat.open(unread);
  return (
    <>
      <button
        type="button"
        className="icon-button chat-button only-narrow"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
        <UnreadBadge count={unread} />
      </button>
      <Dialog open={open} shape="sheet" title={t.chat.title} onClose={() => setOpen(false)} closeLabel={t.close}>
        <ChatPanel {...props} />
      </Dialog>
    </>
  );
}

/** The number of unread messages. The label of its button explains it to screen readers. */
export function UnreadBadge({ count }: { count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <span className="chat-unread" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
