import type { GalleryItem } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { callApi } from '../base/api.ts';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ErrorMessage } from '../people/ErrorMessage.tsx';
import { useAction } from '../people/useAction.ts';
import { StarInput } from './Stars.tsx';

/** One to five stars, by people with a claimed nickname who are not its author. */
export function RateItem({ item, onRated }: { item: GalleryItem; onRated: () => void }): ReactElement {
  const { item: t } = useTexts().gallery;
  const me = useMe((store) => store.me);
  const { isBusy, error, run } = useAction();
  const rate = (stars: number | null): Promise<void> =>
    run(() => callApi<GalleryItem>('PUT', `/api/gallery/${item.id}/rating`, { stars }), onRated);
  const { viewer } = item;
  return (
    <section className="panel" aria-label={t.rate}>
      <h2>{t.rate}</h2>
      {viewer?.isAuthor === true && <p>{t.rateOwn}</p>}
      {viewer?.isAuthor !== true && (viewer === null || me?.claimed === false) && (
        <p>
          <Link href="/me">{t.claimFirst}</Link>
        </p>
      )}
      {viewer !== null && !viewer.isAuthor && me?.claimed !== false && (
        <>
          <p>{t.rateHint}</p>
          <StarInput value={viewer.stars} isBusy={isBusy} onChange={(stars) => void rate(stars)} />
          {viewer.stars !== null && (
            <button type="button" className="button" disabled={isBusy} onClick={() => void rate(null)}>
              {t.unrate}
            </button>
          )}
          <ErrorMessage error={error} />
        </>
      )}
    </section>
  );
}
