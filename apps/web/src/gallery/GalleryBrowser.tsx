import { type BuiltInItem, GALLERY_ORDERS, type GalleryOrder } from '@paddock/protocol';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { GAME_CARDS } from '../games/index.ts';
import { FilterSelect } from '../kit/FilterSelect.tsx';
import { LoadStatus } from '../people/LoadStatus.tsx';
import { useFetch } from '../people/useFetch.ts';
import { type ShownItem, showBuiltIn, showItem } from './gallery-items.ts';
import { ItemCard } from './ItemCard.tsx';
import { type GalleryFilter, NO_FILTER, useGalleryList } from './useGalleryList.ts';
import { useLoadedGames } from './useLoadedGames.ts';
import './gallery.css';

/** The games of which there can be items. */
const GALLERY_GAMES = GAME_CARDS.filter(({ galleryOption }) => galleryOption !== undefined);

interface GalleryBrowserProps {
  /** Shows items of this game only. */
  readonly game?: string;
  /** What stands on a card in place of the link to its page. */
  readonly renderActions?: (shown: ShownItem) => ReactNode;
}

/** The filters and cards of the gallery: for its page, and to choose from. */
export function GalleryBrowser({ game, renderActions }: GalleryBrowserProps): ReactElement {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  const [filter, setFilter] = useState<GalleryFilter>({ ...NO_FILTER, game: game ?? '' });
  const list = useGalleryList(filter);
  const [builtIn] = useFetch<readonly BuiltInItem[]>('/api/gallery/built-in');
  const people = (list.items ?? []).map((item) => showItem(item, language));
  const isWanted = (shown: ShownItem): boolean =>
    (filter.game === '' || shown.game === filter.game) &&
    shown.name.toLowerCase().includes(filter.name.trim().toLowerCase());
  const allOurs = builtIn.state === 'loaded' ? builtIn.value.map((item) => showBuiltIn(item, language)) : [];
  const ours = allOurs.filter(isWanted);
  const games = useLoadedGames([...people, ...ours].map((shown) => shown.game));
  const isFiltered = filter.name.trim() !== '' || (game === undefined && filter.game !== '');
  const cards = (title: string, shown: readonly ShownItem[]): ReactElement => (
    <ul className="gallery-cards" aria-label={title}>
      {shown.map((one) => (
        <li key={one.path}>
          {renderActions === undefined ? (
            <ItemCard shown={one} game={games.get(one.game)} />
          ) : (
            <ItemCard shown={one} game={games.get(one.game)}>
              {renderActions(one)}
            </ItemCard>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Filters filter={filter} hasGame={game === undefined} onChange={setFilter} />
      <section className="part" aria-label={t.byPeople}>
        <h2>{t.byPeople}</h2>
        {list.items === null && (
          <LoadStatus {...(list.error === null ? {} : { error: list.error, retry: list.retry })} />
        )}
        {people.length > 0 && cards(t.byPeople, people)}
        {list.items !== null && people.length === 0 && (
          <div className="empty-box gallery-empty" role="status">
            <p className="gallery-empty-title">{isFiltered ? t.nothingFound : t.empty}</p>
            {!isFiltered && <p>{t.emptyHint}</p>}
          </div>
        )}
        {list.items !== null && list.error !== null && <LoadStatus error={list.error} retry={list.retry} />}
        {list.hasMore && (
          <button type="button" className="button" onClick={list.loadMore}>
            {t.more}
          </button>
        )}
      </section>
      {ours.length > 0 && (
        <section className="part" aria-label={t.ours}>
          <h2>{t.ours}</h2>
          <p>{t.oursHint}</p>
          {cards(t.ours, ours)}
        </section>
      )}
    </>
  );
}

interface FiltersProps {
  readonly filter: GalleryFilter;
  readonly hasGame: boolean;
  readonly onChange: (filter: GalleryFilter) => void;
}

function Filters({ filter, hasGame, onChange }: FiltersProps): ReactElement {
  const { gallery: t } = useTexts();
  const fieldId = useId();
  return (
    <search className="filters gallery-filters">
      {hasGame && (
        <FilterSelect
          label={t.game}
          value={filter.game}
          choices={[['', t.allGames], ...GALLERY_GAMES.map(({ id, title }) => [id, title] as const)]}
          onChange={(game) => onChange({ ...filter, game })}
        />
      )}
      <FilterSelect
        label={t.orderBy}
        value={filter.order}
        choices={GALLERY_ORDERS.map((order) => [order, t.orders[order]])}
        onChange={(order) => onChange({ ...filter, order: order as GalleryOrder })}
      />
      <span className="filter">
        <label htmlFor={fieldId}>{t.search}</label>
        <input
          id={fieldId}
          className="field"
          type="search"
          maxLength={40}
          value={filter.name}
          onChange={(event) => onChange({ ...filter, name: event.target.value })}
        />
      </span>
    </search>
  );
}
