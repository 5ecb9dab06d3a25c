import type { ChatMessage } from '@paddock/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { lastMessageNumber, MAX_MESSAGE_LENGTH } from './messages.ts';
import { useChatMemory } from './chat-memory.ts';
import { useMutes } from './mutes.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useMessageDraft } from './useMessageDraft.ts';
import { type ChatProps, useChat } from './useChat.ts';
import './chat.css';

/** The number of remaining characters is shown below this. */
const SHOW_REMAINING_BELOW = 60;

/** The chat of the people at a table. Messages shown here count as read. */
export function ChatPanel(props: ChatProps): ReactElement {
  const { table, me, isSpectator } = props;
  const t = useTexts();
  const title = isSpectator ? t.chat.spectators : t.chat.title;
  const { messages, seen, quiet, setQuiet } = useChat(props);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const last = lastMessageNumber(messages);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last]);
  useMarkAsRead(table.id, last, seen);
  if (quiet) {
    return (
      <section className="chat chat-off" aria-label={title}>
        <p>
          <b>{t.chat.off}</b> {t.chat.offHint}
        </p>
        <button type="button" className="button" onClick={() => void setQuiet(false)}>
          {t.chat.turnOn}
        </button>
      </section>
    );
  }
  return (
    <section className="chat" aria-label={title}>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} className="chat-log" role="log" aria-live="polite" aria-label={title} tabIndex={0}>
        {messages.length === 0 && <p className="chat-empty">{isSpectator ? t.chat.spectatorsEmpty : t.chat.empty}</p>}
        <ol>
          {messages.map((message) => (
            <MessageItem
              key={message.number}
              message={message}
              seat={seatOf(props, message.person)}
              isOwn={message.person === me}
              onReport={setReported}
            />
          ))}
        </ol>
      </div>
      <MutedPeople {...props} />
      <ChatForm {...props} onTurnOff={() => void setQuiet(true)} />
      {reported !== null && <ReportDialog table={table.id} message={reported} onClose={() => setReported(null)} />}
    </section>
  );
}

function seatOf({ table }: ChatProps, person: string): number | null {
  const seat = table.seats.findIndex((one) => one.person === person);
  return seat === -1 ? null : seat;
}

/** Marks the shown messages as read while the page is visible. */
function useMarkAsRead(table: string, last: number, seen: number): void {
  useEffect(() => {
    if (last <= seen) return;
    const look = (): void => {
      if (!document.hidden) useChatMemory.getState().remember(table, { seen: last });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table, last, seen]);
}

function ChatForm({ table, onMessages, onTurnOff }: ChatProps & { readonly onTurnOff: () => void }): ReactElement {
  const t = useTexts();
  const { text, setText, error, send } = useMessageDraft(table.id, onMessages);
  const left = MAX_MESSAGE_LENGTH - text.length;
  return (
    <form
      className="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        <span className="hidden-text">{t.chat.write}</span>
        <input
          className="field"
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          placeholder={t.chat.write}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="button"
        aria-label={t.chat.send}
        title={t.chat.send}
        disabled={text.trim() === ''}
      >
        <Icon name="play" size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.chat.turnOff}
        title={t.chat.turnOff}
        onClick={onTurnOff}
      >
        <Icon name="silent" size={20} />
      </button>
      {left <= SHOW_REMAINING_BELOW && <p className="chat-left">{t.chat.left(left)}</p>}
      {error !== null && (
        <p className="error-text" role="alert">
          {t.chat[error]}
        </p>
      )}
    </form>
  );
}

/** The muted and blocked people at this table, with buttons to undo it. */
function MutedPeople({ table }: ChatProps): ReactElement {
  const t = useTexts();
  const { muted, blocked, setMuted, setBlocked } = useMutes();
  const here = (people: ReadonlySet<string>): { person: string; name: string }[] =>
    table.seats.flatMap(({ person, name }) => (person !== null && people.has(person) ? [{ person, name }] : []));
  return (
    <>
      <MutedList
        title={t.chat.muted}
        people={here(muted)}
        label={t.chat.unmute}
        onUndo={(person) => void setMuted(person, false)}
      />
      <MutedList
        title={t.chat.blocked}
        people={here(blocked)}
        label={t.chat.unblock}
        onUndo={(person) => void setBlocked(person, false)}
      />
    </>
  );
}

interface MutedListProps {
  readonly title: string;
  readonly people: readonly { readonly person: string; readonly name: string }[];
  readonly label: (name: string) => string;
  readonly onUndo: (person: string) => void;
}

function MutedList({ title, people, label, onUndo }: MutedListProps): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <p className="chat-muted">
      {title}{' '}
      {people.map(({ person, name }) => (
        <button key={person} type="button" className="button" onClick={() => onUndo(person)}>
          {label(name)}
        </button>
      ))}
    </p>
  );
}
