import type { Table, TableChange, Time } from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/index.tsx';
import { call } from './api.ts';
import { HostOptions } from './HostOptions.tsx';
import { TIMES, timeWords } from './time.ts';
import type { WaitingProps } from './WaitingRoom.tsx';

/** What whoever made the table decides until the race begins: every change holds at once, and everybody sees it. */
export function HostSettings({ stream, table }: WaitingProps): ReactElement {
  const t = useTexts().online;
  const [failed, setFailed] = useState(false);
  const change = async (wanted: TableChange): Promise<boolean> => {
    const changed = await call<Table>('PATCH', `/api/tables/${table.id}`, wanted);
    setFailed(!changed.ok);
    if (changed.ok) stream.tell(changed.value);
    return changed.ok;
  };
  return (
    <div className="host-settings">
      <TimeChoice time={table.time} onChange={(time) => void change({ time })} />
      <fieldset className="option">
        <legend>{t.company}</legend>
        <Switch label={t.listed} hint={t.listedHint} on={table.listed} onChange={(listed) => void change({ listed })} />
        <Switch label={t.chat} hint={t.chatHint} on={table.chat} onChange={(chat) => void change({ chat })} />
      </fieldset>
      {failed && (
        <p className="online-fault" role="alert">
          {t.failed}
        </p>
      )}
      <HostOptions table={table} onChange={(options) => change({ options })} />
    </div>
  );
}

function TimeChoice({ time, onChange }: { time: Time; onChange: (time: Time) => void }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const known = TIMES.some((one) => JSON.stringify(one) === JSON.stringify(time));
  return (
    <fieldset className="option">
      <legend>{t.online.time}</legend>
      <p>{t.online.timeHint}</p>
      <select
        className="field"
        aria-label={t.online.time}
        value={JSON.stringify(time)}
        onChange={(event) => onChange(JSON.parse(event.target.value) as Time)}
      >
        {(known ? TIMES : [time, ...TIMES]).map((one) => (
          <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
            {timeWords(one, t, language)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function Switch(props: { label: string; hint: string; on: boolean; onChange: (on: boolean) => void }): ReactElement {
  const { label, hint, on, onChange } = props;
  return (
    <label className="host-switch">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}
