import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { Shell } from './Shell.tsx';

export function NotFound(): ReactElement {
  const t = useTexts();
  return (
    <Shell title={t.notFound.title}>
      <div className="shell-message">
        <h1>{t.notFound.title}</h1>
        <p>{t.notFound.text}</p>
        <Link href="/" className="button primary">
          {t.notFound.home}
        </Link>
      </div>
    </Shell>
  );
}
