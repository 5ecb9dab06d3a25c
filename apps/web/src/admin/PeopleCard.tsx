import type { AdminPerson } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { BanButton } from './BanButton.tsx';
import { formatDate } from './format.ts';
import { PersonLink } from './PersonLink.tsx';
import { RenameButton } from './RenameButton.tsx';
import { usePolling } from '../people/usePolling.ts';

/** Everybody with a nickname: search, rename and ban. */
export function PeopleCard(): ReactElement {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const { value: people, refresh } = usePolling<readonly AdminPerson[]>(
    `/api/admin/people?q=${encodeURIComponent(wanted)}`,
  );
  return (
    <section className="card admin-card" aria-labelledby="admin-people">
      <h2 id="admin-people">{t.admin.people}</h2>
      <form
        className="admin-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setWanted(typed.trim());
        }}
      >
        <input
          className="field"
          type="search"
          value={typed}
          maxLength={24}
          aria-label={t.admin.search}
          placeholder={t.admin.search}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button">
          {t.admin.find}
        </button>
      </form>
      {people?.length === 0 && <p className="admin-empty">{t.admin.nobody}</p>}
      <ul className="admin-list">
        {people?.map((person) => (
          <PersonRow key={person.id} person={person} onDone={() => void refresh()} />
        ))}
      </ul>
    </section>
  );
}

function PersonRow({ person, onDone }: { person: AdminPerson; onDone: () => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { id, nickname, claimed, banned, createdAt, tables } = person;
  return (
    <li>
      <div>
        <b>
          <PersonLink id={id} nickname={nickname} claimed={claimed} />
        </b>
        {banned && <span className="admin-tag admin-bad">{t.admin.banned}</span>}
        <p className="admin-note">
          {t.admin.since(formatDate(createdAt, language))} · {t.admin.seatedAt(tables)}
        </p>
      </div>
      <div className="admin-buttons">
        <RenameButton person={id} name={nickname} onDone={onDone} />
        <BanButton person={id} name={nickname} banned={banned} onDone={onDone} />
      </div>
    </li>
  );
}
