import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { Shell } from '../shell/Shell.tsx';
import { GalleryBrowser } from './GalleryBrowser.tsx';

/** What people have published, and what comes with the games. */
export function GalleryPage(): ReactElement {
  const { gallery: t } = useTexts();
  return (
    <Shell title={t.title}>
      <header className="gallery-head">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <GalleryBrowser />
    </Shell>
  );
}
