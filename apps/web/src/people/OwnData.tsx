import { type ReactElement, useState } from 'react';
import { call } from '../online/api.ts';
import { useTexts } from '../texts/index.tsx';
import { Field, Sheet } from './Sheet.tsx';
import { Trouble } from './Trouble.tsx';
import { useDoing } from './useDoing.ts';

/** All that is kept about a person: to take along, or to be forgotten. */
export function OwnData({ nickname, onErased }: { nickname: string; onErased: () => void }): ReactElement {
  const { data: t } = useTexts().people;
  const [erasing, setErasing] = useState(false);
  return (
    <Sheet title={t.title} text={t.text}>
      <a className="button" href="/api/me/data" download>
        {t.download}
      </a>
      {erasing ? (
        <Erase nickname={nickname} onErased={onErased} onCancel={() => setErasing(false)} />
      ) : (
        <button type="button" className="button quiet" onClick={() => setErasing(true)}>
          {t.erase} …
        </button>
      )}
    </Sheet>
  );
}

function Erase(props: { nickname: string; onErased: () => void; onCancel: () => void }): ReactElement {
  const { nickname, onErased, onCancel } = props;
  const { data: t } = useTexts().people;
  const [typed, setTyped] = useState('');
  const { busy, fault, run } = useDoing();
  return (
    <form
      className="erase"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => call('DELETE', '/api/me', { nickname: typed }), onErased);
      }}
    >
      <p>{t.eraseText}</p>
      <Field label={t.type(nickname)} value={typed} maxLength={24} autoComplete="off" onChange={setTyped} />
      <button type="submit" className="button primary" disabled={busy}>
        {t.go}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {t.keep}
      </button>
      <Trouble fault={fault} better={{ 'bad-request': t.sure }} />
    </form>
  );
}
