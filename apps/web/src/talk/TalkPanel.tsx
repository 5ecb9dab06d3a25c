import type { Message } from '@paddock/protocol';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../texts/index.tsx';
import { lastOf, LONGEST } from './line.ts';
import { useTalkMemory } from './memory.ts';
import { useMutes } from './mutes.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { Said } from './Said.tsx';
import { useSaying } from './useSaying.ts';
import { type TalkProps, useTalk } from './useTalk.ts';
import './talk.css';

/** So few characters are left before it is said. */
const NEARLY_FULL = 60;

/** What those who sit at the table say to each other. Whatever it shows counts as read. */
export function TalkPanel(props: TalkProps): ReactElement {
  const { table, me } = props;
  const t = useTexts();
  const { messages, seen, quiet, turn } = useTalk(props);
  const [reported, setReported] = useState<Message | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const last = lastOf(messages);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last]);
  useSeen(table.id, last, seen);
  if (quiet) {
    return (
      <section className="talk talk-off" aria-label={t.talk.title}>
        <p>
          <b>{t.talk.off}</b> {t.talk.offHint}
        </p>
        <button type="button" className="button" onClick={() => void turn(false)}>
          {t.talk.turnOn}
        </button>
      </section>
    );
  }
  return (
    <section className="talk" aria-label={t.talk.title}>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} className="talk-log" role="log" aria-live="polite" aria-label={t.talk.title} tabIndex={0}>
        {messages.length === 0 && <p className="talk-empty">{t.talk.empty}</p>}
        <ol>
          {messages.map((message) => (
            <Said
              key={message.number}
              message={message}
              seat={seatOf(props, message.person)}
              mine={message.person === me}
              onReport={setReported}
            />
          ))}
        </ol>
      </div>
      <Muted {...props} />
      <Say {...props} onTurnOff={() => void turn(true)} />
      {reported !== null && <ReportDialog table={table.id} message={reported} onClose={() => setReported(null)} />}
    </section>
  );
}

function seatOf({ table }: TalkProps, person: string): number | null {
  const seat = table.seats.findIndex((one) => one.person === person);
  return seat === -1 ? null : seat;
}

/** What is on the screen has been read, once somebody looks at the page. */
function useSeen(table: string, last: number, seen: number): void {
  useEffect(() => {
    if (last <= seen) return;
    const look = (): void => {
      if (!document.hidden) useTalkMemory.getState().remember(table, { seen: last });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table, last, seen]);
}

function Say({ table, onHeard, onTurnOff }: TalkProps & { readonly onTurnOff: () => void }): ReactElement {
  const t = useTexts();
  const { typed, type, trouble, say } = useSaying(table.id, onHeard);
  const left = LONGEST - typed.length;
  return (
    <form
      className="talk-say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <label>
        <span className="hidden-text">{t.talk.write}</span>
        <input
          className="field"
          value={typed}
          maxLength={LONGEST}
          placeholder={t.talk.write}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="button"
        aria-label={t.talk.send}
        title={t.talk.send}
        disabled={typed.trim() === ''}
      >
        <Icon name="play" size={18} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t.talk.turnOff}
        title={t.talk.turnOff}
        onClick={onTurnOff}
      >
        <Icon name="silent" size={20} />
      </button>
      {left <= NEARLY_FULL && <p className="talk-left">{t.talk.left(left)}</p>}
      {trouble !== null && (
        <p className="refused" role="alert">
          {t.talk[trouble]}
        </p>
      )}
    </form>
  );
}

/** Those at the table whom one does not hear, to hear them again. */
function Muted({ table }: TalkProps): ReactElement {
  const t = useTexts();
  const { muted, blocked, turn, block } = useMutes();
  const here = (people: ReadonlySet<string>): { person: string; name: string }[] =>
    table.seats.flatMap(({ person, name }) => (person !== null && people.has(person) ? [{ person, name }] : []));
  return (
    <>
      <Unheard
        title={t.talk.muted}
        people={here(muted)}
        label={t.talk.unmute}
        onUndo={(person) => void turn(person, false)}
      />
      <Unheard
        title={t.talk.blocked}
        people={here(blocked)}
        label={t.talk.unblock}
        onUndo={(person) => void block(person, false)}
      />
    </>
  );
}

interface UnheardProps {
  readonly title: string;
  readonly people: readonly { readonly person: string; readonly name: string }[];
  readonly label: (name: string) => string;
  readonly onUndo: (person: string) => void;
}

function Unheard({ title, people, label, onUndo }: UnheardProps): ReactElement | null {
  if (people.length === 0) return null;
  return (
    <p className="talk-muted">
      {title}{' '}
      {people.map(({ person, name }) => (
        <button key={person} type="button" className="button" onClick={() => onUndo(person)}>
          {label(name)}
        </button>
      ))}
    </p>
  );
}
