import type { Message } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { CarBadge } from '../kit/Car.tsx';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../texts/index.tsx';
import { useMutes } from './mutes.ts';

interface SaidProps {
  readonly message: Message;
  /** Where its writer sits; `null` for somebody who has left. */
  readonly seat: number | null;
  readonly mine: boolean;
  readonly onReport: (message: Message) => void;
}

/** One message, and what can be done about it. */
export function Said({ message, seat, mine, onReport }: SaidProps): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { avoid } = t.people;
  const { turn, block } = useMutes();
  const [open, setOpen] = useState(false);
  const menu = useId();
  const { name, text, at, person } = message;
  return (
    <li className={mine ? 'said said-mine' : 'said'}>
      <p className="said-head">
        {seat !== null && <CarBadge seat={seat} size={30} />}
        <b>{name}</b>
        <time dateTime={new Date(at).toISOString()}>{timeOf(at, language)}</time>
        {!mine && (
          <button
            type="button"
            className="icon-button said-more"
            aria-label={t.talk.more(name)}
            aria-expanded={open}
            aria-controls={menu}
            onClick={() => setOpen(!open)}
          >
            <Icon name="more" size={20} />
          </button>
        )}
      </p>
      <p className="said-text">{text}</p>
      {!mine && (
        <p id={menu} className="said-menu" hidden={!open}>
          <button
            type="button"
            className="button"
            aria-label={`${avoid.mute.go}: ${name}`}
            onClick={() => void turn(person, true)}
          >
            {avoid.mute.go}
          </button>
          <button
            type="button"
            className="button"
            aria-label={`${avoid.block.go}: ${name}`}
            title={avoid.block.hint}
            onClick={() => void block(person, true)}
          >
            {avoid.block.go}
          </button>
          <button type="button" className="button" onClick={() => onReport(message)}>
            {t.talk.report}
          </button>
        </p>
      )}
    </li>
  );
}

/** The time of day, and the day as well when it was another one. */
function timeOf(at: number, language: string): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return date.toLocaleString(language, today ? time : { ...time, day: 'numeric', month: 'short' });
}
