import type { GalleryItemSummary } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { usePolling } from '../people/usePolling.ts';
import { PersonLink } from './PersonLink.tsx';

interface HideItemButtonProps {
  readonly id: string;
  readonly hidden: boolean;
  readonly onDone: () => void;
}

/** Hides an item of the gallery, or shows it again. */
export function HideItemButton({ id, hidden, onDone }: HideItemButtonProps): ReactElement {
  const t = useTexts();
  const toggle = async (): Promise<void> => {
    await callApi<undefined>('PUT', `/api/admin/gallery/${id}`, { hidden: !hidden });
    onDone();
  };
  return (
    <button type="button" className="button" onClick={() => void toggle()}>
      {hidden ? t.admin.showItem : t.admin.hideItem}
    </button>
  );
}

/** The items of the gallery that the admin has hidden. */
export function HiddenItemsCard(): ReactElement | null {
  const t = useTexts();
  const { value: items, refresh } = usePolling<readonly GalleryItemSummary[]>('/api/admin/gallery');
  if (items === null || items.length === 0) return null;
  return (
    <section className="card admin-card" aria-labelledby="admin-gallery">
      <h2 id="admin-gallery">{t.admin.hiddenItems}</h2>
      <ul className="admin-list">
        {items.map(({ id, name, author }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              {author !== null && (
                <p className="admin-names">
                  <PersonLink {...author} />
                </p>
              )}
            </div>
            <div className="admin-buttons">
              <HideItemButton id={id} hidden onDone={() => void refresh()} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
