import type { Announcement } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { usePolled } from './usePolled.ts';

const PATH = '/api/host/announcement';
const LONGEST = 500;

/** What everybody in the lobby shall know: it begins with what they are told now. */
export function AnnouncementCard(): ReactElement {
  const t = useTexts();
  const { value: current, refresh } = usePolled<Announcement>(PATH);
  const [written, setWritten] = useState<string | null>(null);
  const [state, setState] = useState<'writing' | 'announced' | 'failed'>('writing');
  const text = written ?? current?.text ?? '';
  const announce = async (announcement: Announcement): Promise<void> => {
    const done = await call<undefined>('PUT', PATH, announcement);
    if (done.ok) {
      await refresh();
      setWritten(null);
    }
    setState(done.ok ? 'announced' : 'failed');
  };
  return (
    <form
      className="host-card host-announcement"
      aria-labelledby="host-announcement"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void announce({ text: text.trim() });
      }}
    >
      <h2 id="host-announcement">{t.host.announcement}</h2>
      <p className="host-empty">{t.host.announcementHint}</p>
      <textarea
        className="field"
        rows={3}
        value={text}
        maxLength={LONGEST}
        aria-labelledby="host-announcement"
        onChange={(event) => {
          setWritten(event.target.value);
          setState('writing');
        }}
      />
      <div className="host-buttons">
        <button type="submit" className="button primary">
          {t.host.announce}
        </button>
        <button
          type="button"
          className="button"
          disabled={(current?.text ?? null) === null}
          onClick={() => void announce({ text: null })}
        >
          {t.host.takeDown}
        </button>
      </div>
      <p role="status">{state === 'writing' ? '' : t.host[state]}</p>
    </form>
  );
}
