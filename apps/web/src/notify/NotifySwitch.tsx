import { type ReactElement, useEffect } from 'react';
import { useTexts } from '../texts/index.tsx';
import { useReminders } from './reminders.ts';

/** Reminders on this device: the switch, how they stand, and what to do when the browser does not play along. */
export function NotifySwitch(): ReactElement {
  const t = useTexts();
  const { state, turn, look } = useReminders();
  useEffect(() => void look(), [look]);
  const on = state === 'on' || state === 'pageOnly';
  const stuck = state === 'blocked' || state === 'impossible';
  return (
    <label className="setting-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={stuck || state === 'waiting'}
        onChange={(event) => void turn(event.target.checked)}
      />
      <span>
        {t.notify.switch}
        <small role="status">{t.notify[state]}</small>
        {stuck && <small>{state === 'blocked' ? t.notify.blockedHint : t.notify.impossibleHint}</small>}
      </span>
    </label>
  );
}
