import type { Contact, ContactKind, Contacts as ContactList } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { callApi } from '../base/api.ts';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Icon } from '../kit/icons.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { SettingsSection, TextField } from './SettingsSection.tsx';
import { useAction } from './useAction.ts';
import { useFetch } from './useFetch.ts';

/** E-mail and webhook, where this server sends them. Otherwise there is nothing to see. */
export function Contacts(): ReactElement | null {
  const { contacts: t } = useTexts().people;
  const [loaded, retry] = useFetch<ContactList>('/api/me/contacts');
  if (loaded.state !== 'loaded' || loaded.value.offered.length === 0) return null;
  const { offered, contacts } = loaded.value;
  return (
    <SettingsSection title={t.title} text={t.text}>
      {offered.map((kind) => (
        <ContactSetting
          key={kind}
          kind={kind}
          contact={contacts.find((contact) => contact.kind === kind)}
          onChanged={retry}
        />
      ))}
    </SettingsSection>
  );
}

interface ContactSettingProps {
  readonly kind: ContactKind;
  readonly contact: Contact | undefined;
  readonly onChanged: () => void;
}

function ContactSetting({ kind, contact, onChanged }: ContactSettingProps): ReactElement {
  const { contacts: t } = useTexts().people;
  const { language } = useSettings();
  const [address, setAddress] = useState('');
  const { isBusy, error, run } = useAction();
  const path = `/api/me/contacts/${kind}`;
  const add = (): void =>
    void run(
      () => callApi('PUT', path, { address, language }),
      () => {
        setAddress('');
        onChanged();
      },
    );
  return (
    <div className="contact">
      <h3>{t.kinds[kind]}</h3>
      {contact === undefined ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label={t.labels[kind]}
            hint={t.hints[kind]}
            value={address}
            maxLength={500}
            onChange={setAddress}
          />
          <button type="submit" className="button" disabled={isBusy}>
            {t.add}
          </button>
        </form>
      ) : (
        <>
          <p className="contact-address">
            <span>{contact.address}</span>
            <button
              type="button"
              className="icon-button"
              title={t.remove}
              aria-label={`${t.remove}: ${contact.address}`}
              disabled={isBusy}
              onClick={() => void run(() => callApi('DELETE', path), onChanged)}
            >
              <Icon name="trash" size={20} />
            </button>
          </p>
          <p className="hint" role="status">
            {contact.switchedOff ? t.switchedOff : contact.confirmed ? t.confirmed : t.unconfirmed}
          </p>
          {(['turns', 'news'] as const).map((wish) => (
            <label key={wish} className="contact-wish">
              <input
                type="checkbox"
                checked={contact[wish]}
                disabled={isBusy}
                onChange={({ target }) => void run(() => callApi('PATCH', path, { [wish]: target.checked }), onChanged)}
              />{' '}
              {t.wishes[wish]}
            </label>
          ))}
        </>
      )}
      <ErrorMessage error={error} />
    </div>
  );
}
