import { type ReactElement, useEffect } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { canNotify, useNotificationSettings } from './notification-settings.ts';

/** The switch for notifications on this device, its state, and what to do if the browser blocks them. */
export function NotificationSwitch(): ReactElement {
  const t = useTexts();
  const { state, setEnabled, refresh } = useNotificationSettings();
  useEffect(() => void refresh(), [refresh]);
  const on = state === 'on' || state === 'pageOnly';
  // Without support there is no switch, only an explanation.
  if (!canNotify()) {
    return (
      <p className="setting-note">
        {t.notifications.impossible}{' '}
        {globalThis.isSecureContext ? t.notifications.impossibleHint : t.notifications.insecureHint}
      </p>
    );
  }
  return (
    <label className="setting-switch">
      <input
        type="checkbox"
        // The state of a checkbox is in the element itself.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={on}
        disabled={state === 'blocked' || state === 'waiting'}
        onChange={(event) => void setEnabled(event.target.checked)}
      />
      <span>
        {t.notifications.switch}
        <small role="status">{t.notifications[state]}</small>
        {state === 'blocked' && <small>{t.notifications.blockedHint}</small>}
      </span>
    </label>
  );
}
