import type { Announcement } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { usePolling } from '../people/usePolling.ts';

const ANNOUNCEMENT_PATH = '/api/admin/announcement';
const MAX_ANNOUNCEMENT_LENGTH = 500;

/** Edits the announcement in the lobby, starting from the current one. */
export function AnnouncementCard(): ReactElement {
  const t = useTexts();
  const { value: current, refresh } = usePolling<Announcement>(ANNOUNCEMENT_PATH);
  const [draft, setDraft] = useState<string | null>(null);
  const [state, setState] = useState<'writing' | 'announced' | 'failed'>('writing');
  const text = draft ?? current?.text ?? '';
  const announce = async (announcement: Announcement): Promise<void> => {
    const done = await callApi<undefined>('PUT', ANNOUNCEMENT_PATH, announcement);
    if (done.ok) {
      await refresh();
      setDraft(null);
    }
    setState(done.ok ? 'announced' : 'failed');
  };
  return (
    <form
      className="card admin-card admin-announcement"
      aria-labelledby="admin-announcement"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void announce({ text: text.trim() });
      }}
    >
      <h2 id="admin-announcement">{t.admin.announcement}</h2>
      <p className="admin-empty">{t.admin.announcementHint}</p>
      <textarea
        className="field"
        rows={3}
        value={text}
        maxLength={MAX_ANNOUNCEMENT_LENGTH}
        aria-labelledby="admin-announcement"
        onChange={(event) => {
          setDraft(event.target.value);
          setState('writing');
        }}
      />
      <div className="admin-buttons">
        <button type="submit" className="button primary">
          {t.admin.announce}
        </button>
        <button
          type="button"
          className="button"
          disabled={(current?.text ?? null) === null}
          onClick={() => void announce({ text: null })}
        >
          {t.admin.takeDown}
        </button>
      </div>
      <p role="status">{state === 'writing' ? '' : t.admin[state]}</p>
    </form>
  );
}
