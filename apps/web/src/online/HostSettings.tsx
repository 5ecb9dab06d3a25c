import {
  SPECTATOR_DELAYS,
  type SpectatorDelay,
  type Table,
  type TableSettings,
  type TimeControl,
} from '@paddock/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { gameCard } from '../games/index.ts';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { CoachField } from '../setup/CoachField.tsx';
import { HintLimitField } from '../setup/HintLimitField.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { callApi } from '../base/api.ts';
import { HostOptions } from './HostOptions.tsx';
import { describeNamedTimeControl, TIME_CONTROLS } from './time-controls.ts';
import type { WaitingRoomProps } from './WaitingRoom.tsx';

/** The host's settings before the race. Every change is sent at once and visible to everybody. */
export function HostSettings({ stream, table }: WaitingRoomProps): ReactElement {
  const t = useTexts().online;
  const [failed, setFailed] = useState(false);
  const change = async (wanted: TableSettings): Promise<boolean> => {
    const changed = await callApi<Table>('PATCH', `/api/tables/${table.id}`, wanted);
    setFailed(!changed.ok);
    if (changed.ok) stream.setTable(changed.value);
    return changed.ok;
  };
  return (
    <div className="host-settings">
      <TimeControlSelect time={table.time} onChange={(time) => void change({ time })} />
      <fieldset className="panel option">
        <legend>{t.company}</legend>
        <SettingSwitch
          label={t.listed}
          hint={t.listedHint}
          on={table.listed}
          onChange={(listed) => void change({ listed })}
        />
        <FilterSelect
          label={t.spectatorDelay}
          value={String(table.spectatorDelay ?? 0)}
          choices={SPECTATOR_DELAYS.map((seconds) => [String(seconds), t.delays[seconds]] as const)}
          onChange={(seconds) => void change({ spectatorDelay: Number(seconds) as SpectatorDelay })}
        />
        <SettingSwitch label={t.chat} hint={t.chatHint} on={table.chat} onChange={(chat) => void change({ chat })} />
      </fieldset>
      {failed && (
        <p className="online-error" role="alert">
          {t.failed}
        </p>
      )}
      {gameCard(table.game)?.hasHints === true && (
        <HintLimitField value={table.hints} onChange={(hints) => void change({ hints })} />
      )}
      <CoachField value={table.coach} onChange={(coach) => void change({ coach })} />
      <HostOptions table={table} onChange={(options) => change({ options })} />
    </div>
  );
}

function TimeControlSelect({
  time,
  onChange,
}: {
  time: TimeControl;
  onChange: (time: TimeControl) => void;
}): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const known = TIME_CONTROLS.some((one) => JSON.stringify(one) === JSON.stringify(time));
  return (
    <fieldset className="panel option">
      <legend>{t.online.time}</legend>
      <p>{t.online.timeHint}</p>
      <select
        className="field"
        aria-label={t.online.time}
        value={JSON.stringify(time)}
        onChange={(event) => onChange(JSON.parse(event.target.value) as TimeControl)}
      >
        {(known ? TIME_CONTROLS : [time, ...TIME_CONTROLS]).map((one) => (
          <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
            {describeNamedTimeControl(one, t, language)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function SettingSwitch(props: {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}): ReactElement {
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
