import type { ReactElement } from 'react';
import { closeSettings } from '../base/settings-dialog.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { NotificationSwitch } from '../notifications/NotificationSwitch.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../base/texts/language.ts';
import { type Speed, SPEEDS, type Theme, useSettings } from '../base/settings.ts';
import '../kit/settings.css';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

/** The settings, opened from any page. */
export function SettingsDialog(): ReactElement {
  const t = useTexts();
  const settings = useSettings();
  const { change } = settings;
  return (
    <Dialog open title={t.settings.title} onClose={closeSettings} closeLabel={t.close}>
      <div className="settings">
        <label>
          <span>{t.language}</span>
          <select
            className="field"
            value={settings.language}
            onChange={(event) => change({ language: event.target.value as Language })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.settings.theme}</span>
          <select
            className="field"
            value={settings.theme}
            onChange={(event) => change({ theme: event.target.value as Theme })}
          >
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {t.settings.themes[theme]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.table.speed}</span>
          <select
            className="field"
            value={settings.speed}
            onChange={(event) => change({ speed: Number(event.target.value) as Speed })}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t.table.speeds[speed]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.settings.nickname}</span>
          <input
            className="field"
            value={settings.nickname}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => change({ nickname: event.target.value })}
          />
        </label>
        <SettingSwitch name="sound" label={t.settings.sound} />
        <SettingSwitch name="atOnce" label={t.settings.atOnce} hint={t.settings.atOnceHint} />
        <SettingSwitch name="playsOnlyMove" label={t.settings.onlyMove} hint={t.settings.onlyMoveHint} />
        <NotificationSwitch />
      </div>
    </Dialog>
  );
}

interface SettingSwitchProps {
  readonly name: 'sound' | 'atOnce' | 'playsOnlyMove';
  readonly label: string;
  readonly hint?: string;
}

/** A setting that is on or off. */
function SettingSwitch({ name, label, hint }: SettingSwitchProps): ReactElement {
  const settings = useSettings();
  return (
    <label className="setting-switch">
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={(event) => settings.change({ [name]: event.target.checked })}
      />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
