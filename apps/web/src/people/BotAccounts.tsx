import {
  type BotAccount,
  type BotToken,
  type CreatedBotAccount,
  MAX_BOT_ACCOUNTS,
  type Token,
} from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Icon } from '../kit/icons.tsx';
import { PersonName } from '../kit/PersonName.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { LoadStatus } from './LoadStatus.tsx';
import { SettingsSection, TextField } from './SettingsSection.tsx';
import { NewToken } from './Tokens.tsx';
import { useAction } from './useAction.ts';
import { useFetch } from './useFetch.ts';

/** The person's BOT accounts: create, renew the token, delete. */
export function BotAccounts(): ReactElement {
  const { bots: t, loading } = useTexts().people;
  const [bots, retry] = useFetch<readonly BotAccount[]>('/api/me/bots');
  const [nickname, setNickname] = useState('');
  const [newToken, setNewToken] = useState<Pick<Token, 'token' | 'label'> | null>(null);
  const { isBusy, error, run } = useAction();
  const create = (): void =>
    void run(
      () => callApi<CreatedBotAccount>('POST', '/api/me/bots', { nickname }),
      ({ token }) => {
        setNewToken({ token, label: nickname });
        setNickname('');
        retry();
      },
    );
  const renew = (bot: BotAccount): void =>
    void run(
      () => callApi<BotToken>('POST', `/api/me/bots/${bot.id}/token`),
      ({ token }) => setNewToken({ token, label: bot.nickname }),
    );
  const isFull = bots.state === 'loaded' && bots.value.length >= MAX_BOT_ACCOUNTS;
  return (
    <SettingsSection title={t.title} text={t.text}>
      {bots.state === 'loading' && <p className="hint">{loading}</p>}
      {bots.state === 'failed' && <LoadStatus error={bots.error} retry={retry} />}
      {bots.state === 'loaded' && (
        <ul className="sheet-list">
          {bots.value.map((bot) => (
            <li key={bot.id}>
              <Link href={`/people/${bot.id}`}>
                <PersonName name={bot.nickname} claimed botAccount />
              </Link>
              <span className="sheet-row">
                <button type="button" className="button" disabled={isBusy} onClick={() => renew(bot)}>
                  {t.renew}
                </button>
                <DeleteBot
                  bot={bot}
                  isBusy={isBusy}
                  onDelete={() => void run(() => callApi('DELETE', `/api/me/bots/${bot.id}`), retry)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="hint">{t.full(MAX_BOT_ACCOUNTS)}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            create();
          }}
        >
          <TextField label={t.label} value={nickname} maxLength={24} onChange={setNickname} />
          <button type="submit" className="button" disabled={isBusy}>
            {t.create}
          </button>
        </form>
      )}
      {newToken !== null && <NewToken key={newToken.token} token={newToken} />}
      <ErrorMessage error={error} />
      <p className="people-links">
        <Link href="/arena">{t.arena}</Link>
        <Link href="/developers">{t.docs}</Link>
      </p>
    </SettingsSection>
  );
}

interface DeleteBotProps {
  readonly bot: BotAccount;
  readonly isBusy: boolean;
  readonly onDelete: () => void;
}

/** The second press deletes: results and ratings of the bot are gone then. */
function DeleteBot({ bot, isBusy, onDelete }: DeleteBotProps): ReactElement {
  const { bots: t } = useTexts().people;
  const [isSure, setIsSure] = useState(false);
  const label = isSure ? t.sure(bot.nickname) : `${t.remove}: ${bot.nickname}`;
  return isSure ? (
    <button type="button" className="button primary" disabled={isBusy} onClick={onDelete}>
      {label}
    </button>
  ) : (
    <button
      type="button"
      className="icon-button"
      title={t.remove}
      aria-label={label}
      disabled={isBusy}
      onClick={() => setIsSure(true)}
    >
      <Icon name="trash" size={20} />
    </button>
  );
}
