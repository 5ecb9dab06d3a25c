import type { Person } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../app/Shell.tsx';
import { call } from '../online/api.ts';
import { useMe } from '../online/me.ts';
import { useTexts } from '../texts/index.tsx';
import { Avoided } from './Avoided.tsx';
import { Claim } from './Claim.tsx';
import { NameForm } from './NameForm.tsx';
import { Newcomer } from './Newcomer.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnReports } from './OwnReports.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { RenamedNotice } from './RenamedNotice.tsx';
import { Sessions } from './Sessions.tsx';
import { Sheet } from './Sheet.tsx';
import { Tokens } from './Tokens.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './useDoing.ts';
import { Waiting } from './Waiting.tsx';
import './people.css';

/** Who I am here, and everything about that. */
export function MePage(): ReactElement {
  const t = useTexts();
  const { me, load, become } = useMe();
  const [asked, setAsked] = useState(false);
  const [erased, setErased] = useState(false);
  const ask = (): void => {
    setAsked(false);
    void load().then(() => setAsked(true));
  };
  useEffect(ask, [load]);
  return (
    <Shell title={t.people.me.title}>
      {erased ? (
        <Forgotten />
      ) : me === undefined ? (
        <>
          <h1>{t.people.me.title}</h1>
          {asked ? <Waiting fault={{ code: 'offline', message: '' }} again={ask} /> : <Waiting />}
        </>
      ) : me === null ? (
        <Newcomer />
      ) : (
        <Known
          key={me.id}
          me={me}
          onErased={() => {
            become(null);
            setErased(true);
          }}
        />
      )}
    </Shell>
  );
}

function Known({ me, onErased }: { me: Person; onErased: () => void }): ReactElement {
  const { me: t } = useTexts().people;
  const { nickname, claimed } = me;
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
            <Password nickname={nickname} />
            <Passkeys />
            <Tokens />
          </>
        ) : (
          <>
            <Claim nickname={nickname} />
            <Rename />
          </>
        )}
        <Sessions />
        <OwnReports />
        <Avoided way="mute" />
        <Avoided way="block" />
        <OwnData nickname={nickname} onErased={onErased} />
        <Leave claimed={claimed} />
      </div>
    </>
  );
}

function Rename(): ReactElement {
  const { me: t } = useTexts().people;
  const [renamed, setRenamed] = useState(false);
  return (
    <Sheet title={t.renameTitle}>
      <NameForm
        label={t.rename}
        then={(value) => {
          setRenamed(true);
          return Promise.resolve({ ok: true, value });
        }}
      />
      <p className="done" role="status">
        {renamed ? t.renamed : ''}
      </p>
    </Sheet>
  );
}

/** Who has claimed the nickname can come back; who has not is asked whether they mean it. */
function Leave({ claimed }: { claimed: boolean }): ReactElement {
  const { me: t } = useTexts().people;
  const { become } = useMe();
  const [sure, setSure] = useState(claimed);
  const { busy, fault, run } = useDoing();
  const leave = (): void => {
    if (sure)
      void run(
        () => call('POST', '/api/me/goodbye'),
        () => become(null),
      );
    else setSure(true);
  };
  return (
    <Sheet title={t.leave} text={sure && !claimed ? t.leaveSure : t.leaveHint}>
      <div className="sheet-row">
        <button
          type="button"
          className={sure && !claimed ? 'button primary' : 'button'}
          disabled={busy}
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
      <Trouble fault={fault} />
    </Sheet>
  );
}

function Forgotten(): ReactElement {
  const { data: t } = useTexts().people;
  return (
    <div className="trouble">
      <h1>{t.gone}</h1>
      <p>{t.goneText}</p>
      <Link href="/" className="button primary">
        {t.home}
      </Link>
    </div>
  );
}
