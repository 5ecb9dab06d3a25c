import type { ChatMessage } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { CarBadge } from '../kit/Car.tsx';
import { PersonName } from '../kit/PersonName.tsx';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { useMutes } from './mutes.ts';

interface ChatMessageProps {
  readonly message: ChatMessage;
  /** The seat of the author; `null` if they have left. */
  readonly seat: number | null;
  readonly isOwn: boolean;
  readonly onReport: (message: ChatMessage) => void;
}

/** One message, with a menu to mute, block or report its author. */
export function MessageItem({ message, seat, isOwn, onReport }: ChatMessageProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { avoid } = t.chat;
  const { setMuted, setBlocked } = useMutes();
  const [open, setOpen] = useState(false);
  const menu = useId();
  const { name, claimed, botAccount, text, at, person } = message;
  return (
    <li className={isOwn ? 'chat-message chat-message-own' : 'chat-message'}>
      <p className="chat-message-head">
        {seat !== null && <CarBadge seat={seat} size={30} />}
        <b>
          <PersonName name={name} claimed={claimed} botAccount={botAccount} />
        </b>
        {message.audience === 'spectators' && <small className="chat-spectator">{t.chat.spectator}</small>}
        <time dateTime={new Date(at).toISOString()}>{formatMessageTime(at, language)}</time>
        {!isOwn && (
          <button
            type="button"
            className="icon-button chat-message-more"
            aria-label={t.chat.more(name)}
            aria-expanded={open}
            aria-controls={menu}
            onClick={() => setOpen(!open)}
          >
            <Icon name="more" size={20} />
          </button>
        )}
      </p>
      <p className="chat-message-text">{text}</p>
      {!isOwn && (
        <p id={menu} className="chat-message-menu" hidden={!open}>
          <button
            type="button"
            className="button"
            aria-label={`${avoid.mute.submit}: ${name}`}
            onClick={() => void setMuted(person, true)}
          >
            {avoid.mute.submit}
          </button>
          <button
            type="button"
            className="button"
            aria-label={`${avoid.block.submit}: ${name}`}
            title={avoid.block.hint}
            onClick={() => void setBlocked(person, true)}
          >
            {avoid.block.submit}
          </button>
          <button type="button" className="button" onClick={() => onReport(message)}>
            {t.chat.report}
          </button>
        </p>
      )}
    </li>
  );
}

/** The time of day, with the date if it is not today. */
function formatMessageTime(at: number, language: string): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return date.toLocaleString(language, today ? time : { ...time, day: 'numeric', month: 'short' });
}
