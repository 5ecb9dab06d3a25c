import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { DESIGN_STARTS } from '../games/workshop.ts';
import { Shell } from '../shell/Shell.tsx';
import { AccountDesigns } from './AccountDesigns.tsx';
import { localDesigns, newDesignId } from './design-store.ts';
import { DesignList } from './DesignList.tsx';
import { parseJson } from './share-link.ts';
import { StartPicture } from './StartPicture.tsx';
import { type LoadedWorkshop, useWorkshop } from './useWorkshop.ts';
import './workshop.css';

/** Where one begins a design or goes on with one. */
export function WorkshopPage(): ReactElement {
  const t = useTexts();
  const loaded = useWorkshop();
  return (
    <Shell title={t.workshop.title}>
      <h1>{t.workshop.title}</h1>
      <p className="workshop-lead">{t.workshop.lead}</p>
      {loaded.state === 'loaded' && <WorkshopContent {...loaded.value} />}
      {loaded.state === 'loading' && <p role="status">{t.table.loading}</p>}
      {loaded.state === 'failed' && <p role="alert">{t.table.failedHint}</p>}
    </Shell>
  );
}

function WorkshopContent({ workshop, texts }: LoadedWorkshop): ReactElement {
  return (
    <>
      <ul className="workshop-starts" aria-label={texts.startTitle}>
        {DESIGN_STARTS.map((start) => (
          <li key={start}>
            <Link
              href={start === 'empty' ? '/workshop/new' : `/workshop/new?start=${start}`}
              className="workshop-start"
            >
              <StartPicture start={start} />
              <strong>{texts.starts[start].title}</strong>
              <span>{texts.starts[start].hint}</span>
            </Link>
          </li>
        ))}
        <li>
          <OpenFile workshop={workshop} texts={texts} />
        </li>
      </ul>
      <DesignList workshop={workshop} texts={texts} />
      <AccountDesigns workshop={workshop} texts={texts} />
    </>
  );
}

/** Opens a design from a file: it becomes one of the person's own. */
function OpenFile({ workshop, texts }: Pick<LoadedWorkshop, 'workshop' | 'texts'>): ReactElement {
  const [, go] = useLocation();
  const [isRefused, setRefused] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const draft = workshop.parseDraft(parseJson(await file.text()));
    setRefused(draft === null);
    if (draft === null) return;
    const id = newDesignId();
    const saved = await localDesigns.save(id, { draft, summary: workshop.summarize(draft) }, 0);
    if (saved.ok) go(`/workshop/${id}`);
  };
  return (
    <label className="workshop-start workshop-file">
      <StartPicture start="file" />
      <strong>{texts.openFile}</strong>
      <span>{texts.openFileHint}</span>
      <input
        className="hidden-text"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          void open(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {isRefused && (
        <span className="error-text" role="alert">
          {texts.notADesign}
        </span>
      )}
    </label>
  );
}
