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
        <label className="setting-switch">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
          <span>{t.settings.sound}</span>
        </label>
        <label className="setting-switch">
          <input
            type="checkbox"
            checked={settings.atOnce}
            onChange={(event) => change({ atOnce: event.target.checked })}
          />
          <span>
            {t.settings.atOnce}
            <small>{t.settings.atOnceHint}</small>
          </span>
        </label>
        <NotificationSwitch />
      </div>
    </Dialog>
  );
}
