import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '../kit/icons.tsx';
import { LobbyLink } from './LobbyLink.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../base/texts/language.ts';
import { openSettings } from '../base/settings-dialog.ts';
import { useSettings } from '../base/settings.ts';
import './shell.css';

interface ShellProps {
  readonly title: string;
  /** Number of tables where it is the person's turn, if the page knows it; `null` while the page is loading it. */
  readonly turns?: number | null;
  readonly children: ReactNode;
}

/** Header, content and footer of every page except the table page. */
export function Shell({ title, turns, children }: ShellProps): ReactElement {
  const t = useTexts();
  const { language, change } = useSettings();
  useEffect(() => {
    document.title = title === t.name ? t.name : `${title} · ${t.name}`;
  }, [title, t]);
  return (
    <div className="shell">
      <a className="shell-skip" href="#content">
        {t.skipToContent}
      </a>
      <header className="shell-head">
        <Link href="/" className="shell-brand">
          <Logo />
          <span>{t.name}</span>
        </Link>
        <nav aria-label={t.nav.menu}>
          <LobbyLink turns={turns} />
          <Link href="/learn" className="shell-link">
            {t.nav.learn}
          </Link>
          <Link href="/championships" className="shell-link shell-link-wide">
            {t.nav.seasons}
          </Link>
          <Link href="/workshop" className="shell-link shell-link-wide">
            {t.nav.workshop}
          </Link>
          <Link href="/developers" className="shell-link shell-link-wide">
            {t.nav.bots}
          </Link>
        </nav>
        <label className="shell-language">
          <span className="hidden-text">{t.language}</span>
          <span className="shell-language-code" aria-hidden="true">
            {language}
          </span>
          <select
            className="head-select"
            // A browser must not restore an older choice when the page is loaded again.
            autoComplete="off"
            value={language}
            onChange={(event) => change({ language: event.target.value as Language })}
          >
            {LANGUAGES.map((one) => (
              <option key={one} value={one} lang={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <Link href="/me" className="icon-button" aria-label={t.nav.people} title={t.nav.people}>
          <Icon name="person" />
        </Link>
        <button type="button" className="icon-button" aria-label={t.nav.settings} onClick={openSettings}>
          <Icon name="gear" />
        </button>
      </header>
      <main id="content" className="shell-main">
        {children}
      </main>
      <footer className="shell-foot">
        <p>{t.footer.legal}</p>
        <p>{t.footer.source}</p>
        <p className="shell-foot-links">
          <Link href="/workshop">{t.nav.workshop}</Link> <Link href="/arena">{t.footer.arena}</Link>{' '}
          <Link href="/developers">{t.footer.developers}</Link>
        </p>
      </footer>
    </div>
  );
}

/** The logo: a chequered flag in the shape of a P. */
function Logo(): ReactElement {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="#b92b1a" />
      <path d="M9 5h14v14H13v8H9Z" fill="#fbf5e7" />
      <path d="M13 5h5v7h-5ZM18 12h5v7h-5Z" fill="#1d2a2f" />
    </svg>
  );
}
