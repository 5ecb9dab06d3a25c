import { type ReactElement, useEffect } from 'react';
import { useTexts } from '../texts/index.tsx';
import { canRemind, useReminders } from './reminders.ts';

/** Reminders on this device: the switch, how they stand, and what to do when the browser does not play along. */
export function NotifySwitch(): ReactElement {
  const t = useTexts();
  const { state, turn, look } = useReminders();
  useEffect(() => void look(), [look]);
  const on = state === 'on' || state === 'pageOnly';
  // Nothing to switch: it is only said why.
  if (!canRemind()) {
    return (
      <p className="setting-note">
        {t.notify.impossible} {globalThis.isSecureContext ? t.notify.impossibleHint : t.notify.insecureHint}
      </p>
    );
  }
  return (
    <label className="setting-switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={state === 'blocked' || state === 'waiting'}
        onChange={(event) => void turn(event.target.checked)}
      />
      <span>
        {t.notify.switch}
        <small role="status">{t.notify[state]}</small>
        {state === 'blocked' && <small>{t.notify.blockedHint}</small>}
      </span>
    </label>
  );
}
