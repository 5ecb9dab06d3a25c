import type { Person } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { AvoidedPeople } from './AvoidedPeople.tsx';
import { BotAccounts } from './BotAccounts.tsx';
import { ClaimNickname } from './ClaimNickname.tsx';
import { Contacts } from './Contacts.tsx';
import { FollowersSetting } from './FollowersSetting.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { SignIn } from './SignIn.tsx';
import { AccountData } from './AccountData.tsx';
import { OwnReports } from './OwnReports.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { RenamedNotice } from './RenamedNotice.tsx';
import { Sessions } from './Sessions.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { Tokens } from './Tokens.tsx';
import { VacationSetting } from './VacationSetting.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';
import { useAction } from './useAction.ts';
import { LoadStatus } from './LoadStatus.tsx';
import './people.css';

/** The person's own page: account, sessions, tokens, reports and data. */
export function MePage(): ReactElement {
  const t = useTexts();
  const { me, load, setMe } = useMe();
  const [hasAsked, setHasAsked] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const loadMe = (): void => {
    setHasAsked(false);
    void load().then(() => setHasAsked(true));
  };
  useEffect(loadMe, [load]);
  return (
    <Shell title={t.people.me.title}>
      {isDeleted ? (
        <AccountDeleted />
      ) : me === undefined ? (
        <>
          <h1>{t.people.me.title}</h1>
          {hasAsked ? <LoadStatus error={{ code: 'offline', message: '' }} retry={loadMe} /> : <LoadStatus />}
        </>
      ) : me === null ? (
        <SignIn />
      ) : (
        <SignedIn
          key={me.id}
          me={me}
          onDeleted={() => {
            setMe(null);
            setIsDeleted(true);
          }}
        />
      )}
    </Shell>
  );
}

function SignedIn({ me, onDeleted }: { me: Person; onDeleted: () => void }): ReactElement {
  const { me: t } = useTexts().people;
  const { nickname, claimed } = me;
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <RenamedNotice />
      <header className="people-head">
        <h1>
          <bdi>{nickname}</bdi>
        </h1>
        <p>{claimed ? `✓ ${t.kept}` : t.here}</p>
        <p className="people-links">
          <Link href={`/people/${me.id}`}>{t.profile}</Link>
          <Link href="/best">{t.best}</Link>
        </p>
      </header>
      <div className="sheets">
        {claimed ? (
          <>
            <RecoveryCodes initial={recoveryCodes} />
            <ChangePassword nickname={nickname} />
            <Passkeys />
            <Tokens />
            <Contacts />
            <BotAccounts />
          </>
        ) : (
          <>
            <ClaimNickname nickname={nickname} onClaimed={setRecoveryCodes} />
            <ChangeNickname />
          </>
        )}
        <Sessions />
        <OwnReports />
        <VacationSetting />
        <FollowersSetting />
        <AvoidedPeople kind="mute" />
        <AvoidedPeople kind="block" />
        <AccountData nickname={nickname} onDeleted={onDeleted} />
        <SignOut claimed={claimed} />
      </div>
    </>
  );
}

function ChangeNickname(): ReactElement {
  const { me: t } = useTexts().people;
  const [renamed, setRenamed] = useState(false);
  return (
    <SettingsSection title={t.renameTitle}>
      <NicknameForm
        label={t.rename}
        onSignedIn={(value) => {
          setRenamed(true);
          return Promise.resolve({ ok: true, value });
        }}
      />
      <p className="sheet-done" role="status">
        {renamed ? t.renamed : ''}
      </p>
    </SettingsSection>
  );
}

/** Signs out. A person who has not claimed the nickname loses it, and is asked to confirm. */
function SignOut({ claimed }: { claimed: boolean }): ReactElement {
  const { me: t } = useTexts().people;
  const { setMe } = useMe();
  const [sure, setSure] = useState(claimed);
  const { isBusy, error, run } = useAction();
  const leave = (): void => {
    if (sure)
      void run(
        () => callApi('POST', '/api/me/sign-out'),
        () => setMe(null),
      );
    else setSure(true);
  };
  return (
    <SettingsSection title={t.leave} text={sure && !claimed ? t.leaveSure : t.leaveHint}>
      <div className="sheet-row">
        <button
          type="button"
          className={sure && !claimed ? 'button primary' : 'button'}
          disabled={isBusy}
          onClick={leave}
        >
          {t.leave}
        </button>
        {sure && !claimed && (
          <button type="button" className="button" onClick={() => setSure(false)}>
            {t.stay}
          </button>
        )}
      </div>
      <ErrorMessage error={error} />
    </SettingsSection>
  );
}

function AccountDeleted(): ReactElement {
  const { account } = useTexts().people;
  return (
    <div className="shell-message">
      <h1>{account.gone}</h1>
      <p>{account.goneText}</p>
      <Link href="/" className="button primary">
        {account.home}
      </Link>
    </div>
  );
}
