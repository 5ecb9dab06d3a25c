import type { Person } from '@paddock/protocol';
import { type ReactElement, useId, useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { PersonName } from '../kit/PersonName.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';
import './people.css';

const MAX_LENGTH = 24;

/** Finds people by the beginning of their claimed nickname. */
export function FindPeople(): ReactElement {
  const { follow: t } = useTexts().people;
  const id = useId();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Person[] | null>(null);
  const { isBusy, error, run } = useAction();
  const find = (): void => {
    const query = encodeURIComponent(name.trim());
    void run(() => callApi<readonly Person[]>('GET', `/api/people?name=${query}`), setFound);
  };
  return (
    <form
      className="find-people"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <label htmlFor={id}>{t.find}</label>
      <div className="sheet-row">
        <input
          id={id}
          className="field"
          value={name}
          maxLength={MAX_LENGTH}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <button className="button" disabled={isBusy || name.trim() === ''}>
          {t.findSubmit}
        </button>
      </div>
      <ErrorMessage error={error} />
      <div role="status">
        {found?.length === 0 && <p className="hint">{t.noneFound}</p>}
        {found !== null && found.length > 0 && (
          <ul className="sheet-list">
            {found.map((person) => (
              <li key={person.id}>
                <Link href={`/people/${person.id}`}>
                  <PersonName name={person.nickname} claimed={person.claimed} botAccount={person.botAccount} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}
