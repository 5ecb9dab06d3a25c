import type { KnownPerson } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/index.tsx';
import { BanButton } from './BanButton.tsx';
import { day } from './measures.ts';
import { PersonLink } from './PersonLink.tsx';
import { RenameButton } from './RenameButton.tsx';
import { usePolled } from './usePolled.ts';

/** Whoever has given a nickname, to look for and to keep out. */
export function PeopleCard(): ReactElement {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const { value: people, refresh } = usePolled<readonly KnownPerson[]>(
    `/api/host/people?q=${encodeURIComponent(wanted)}`,
  );
  return (
    <section className="host-card" aria-labelledby="host-people">
      <h2 id="host-people">{t.host.people}</h2>
      <form
        className="host-search"
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
          aria-label={t.host.search}
          placeholder={t.host.search}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button">
          {t.host.find}
        </button>
      </form>
      {people?.length === 0 && <p className="host-empty">{t.host.nobody}</p>}
      <ul className="host-list">
        {people?.map((person) => (
          <Row key={person.id} person={person} onDone={() => void refresh()} />
        ))}
      </ul>
    </section>
  );
}

function Row({ person, onDone }: { person: KnownPerson; onDone: () => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const { id, nickname, claimed, banned, createdAt, tables } = person;
  return (
    <li>
      <div>
        <b>
          <PersonLink id={id} nickname={nickname} claimed={claimed} />
        </b>
        {banned && <span className="host-tag host-bad">{t.host.banned}</span>}
        <p className="host-note">
          {t.host.since(day(createdAt, language))} · {t.host.seatedAt(tables)}
        </p>
      </div>
      <div className="host-buttons">
        <RenameButton person={id} name={nickname} onDone={onDone} />
        <BanButton person={id} name={nickname} banned={banned} onDone={onDone} />
      </div>
    </li>
  );
}
