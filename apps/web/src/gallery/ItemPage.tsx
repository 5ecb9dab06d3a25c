import { type BuiltInItem, isDataSummary, type GalleryItem } from '@paddock/protocol';
import { type ReactElement, Suspense } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard, type LoadedGame } from '../games/index.ts';
import { ShareLinkField } from '../online/ShareLinkField.tsx';
import { LoadStatus } from '../people/LoadStatus.tsx';
import { useFetch } from '../people/useFetch.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { Shell } from '../shell/Shell.tsx';
import { describeBalance } from './balance-figures.ts';
import { type ShownItem, itemPath, showBuiltIn, showItem } from './gallery-items.ts';
import { ItemAuthor } from './ItemCard.tsx';
import { OwnItemActions, ReportButton } from './ItemModeration.tsx';
import { JudgeItem } from './JudgeItem.tsx';
import { RaceButtons } from './RaceButtons.tsx';
import { RateItem } from './RateItem.tsx';
import { Stars } from './Stars.tsx';
import { useLoadedGames } from './useLoadedGames.ts';
import './gallery.css';

/** One item of the gallery: by its hash, or `GAME.NAME` for one that comes with the game. */
export function ItemPage({ id }: { id: string }): ReactElement {
  return isDataSummary({ name: null, hash: id }) ? <PublishedItem key={id} id={id} /> : <BuiltIn key={id} id={id} />;
}

function PublishedItem({ id }: { id: string }): ReactElement {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  const [answer, reload] = useFetch<GalleryItem>(`/api/gallery/${id}`);
  if (answer.state === 'failed' && answer.error.code === 'not-found') return <NotFound />;
  if (answer.state !== 'loaded') {
    return (
      <Shell title={t.title}>
        <LoadStatus {...(answer.state === 'failed' ? { error: answer.error, retry: reload } : {})} />
      </Shell>
    );
  }
  return <ItemContent shown={showItem(answer.value, language)} item={answer.value} onChanged={reload} />;
}

function BuiltIn({ id }: { id: string }): ReactElement {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  const [answer, reload] = useFetch<readonly BuiltInItem[]>('/api/gallery/built-in');
  const found = answer.state === 'loaded' ? answer.value.find((one) => `${one.game}.${one.id}` === id) : undefined;
  if (answer.state === 'loaded' && found === undefined) return <NotFound />;
  if (found === undefined) {
    return (
      <Shell title={t.title}>
        <LoadStatus {...(answer.state === 'failed' ? { error: answer.error, retry: reload } : {})} />
      </Shell>
    );
  }
  return <ItemContent shown={showBuiltIn(found, language)} item={null} onChanged={reload} />;
}

interface ItemContentProps {
  readonly shown: ShownItem;
  readonly item: GalleryItem | null;
  readonly onChanged: () => void;
}

function ItemContent({ shown, item, onChanged }: ItemContentProps): ReactElement {
  const { gallery: t } = useTexts();
  const game = useLoadedGames([shown.game]).get(shown.game);
  const value = item === null ? shown.builtIn : item.value;
  const name = shown.name === '' ? t.withdrawn : shown.name;
  return (
    <Shell title={name}>
      <p>
        <Link href="/gallery">{t.back}</Link>
      </p>
      <header className="gallery-head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="gallery-facts">
          {gameCard(shown.game)?.title ?? shown.game} · {item === null ? t.ours : <ItemAuthor item={item} />}
          {item !== null && item.version > 1 && ` · ${t.version(item.version)}`}
        </p>
        {item !== null && <StateNotice item={item} />}
      </header>
      <div className="gallery-item">
        <div className="gallery-board">
          {value !== null && game !== undefined && <LargeBoard game={game} option={shown.option} value={value} />}
        </div>
        <div className="gallery-side">
          {value !== null && game !== undefined && (
            <>
              <RaceButtons shown={shown} value={value} game={game} design={item?.design ?? null} />
              <JudgeItem shown={shown} item={item} game={game} />
            </>
          )}
          <Facts shown={shown} item={item} game={game} />
          <Balance balance={shown.balance} />
          {item !== null && item.state === 'public' && <RateItem item={item} onRated={onChanged} />}
          {item !== null && <Versions item={item} />}
          {(item === null || item.state === 'public') && (
            <section className="panel" aria-label={t.item.share}>
              <h2>{t.item.share}</h2>
              <ShareLinkField url={`${location.origin}${shown.path}`} title={name} />
            </section>
          )}
          {item?.viewer?.isAuthor === true && <OwnItemActions item={item} onChanged={onChanged} />}
          {item !== null && item.state === 'public' && item.viewer?.isAuthor !== true && <ReportButton item={item} />}
        </div>
      </div>
    </Shell>
  );
}

function LargeBoard(props: { game: LoadedGame; option: string; value: unknown }): ReactElement | null {
  const Board = props.game.ui.gallery?.[props.option]?.Board;
  if (Board === undefined) return null;
  return (
    <Suspense>
      <Board value={props.value} t={props.game.t} />
    </Suspense>
  );
}

function StateNotice({ item }: { item: GalleryItem }): ReactElement | null {
  const { gallery: t } = useTexts();
  const latest = item.versions[0];
  if (item.state === 'withdrawn') return <p className="notice gallery-notice">{t.withdrawnHint}</p>;
  if (item.state === 'hidden') return <p className="notice gallery-notice">{t.hidden}</p>;
  if (latest === undefined || latest.version <= item.version) return null;
  return (
    <p className="notice gallery-notice">
      <Link href={itemPath(latest.id)}>{t.item.latest}</Link>
    </p>
  );
}

function Facts({
  shown,
  item,
  game,
}: Omit<ItemContentProps, 'onChanged'> & { game: LoadedGame | undefined }): ReactElement {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  const figures = game?.ui.gallery?.[shown.option]?.describeFigures(shown.figures, game.t) ?? [];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <section className="panel" aria-label={t.item.figures}>
      <h2>{t.item.figures}</h2>
      <ul className="gallery-figures">
        {Object.keys(shown.figures).length > 0 && figures.map((figure) => <li key={figure}>{figure}</li>)}
        {item !== null && (
          <>
            <li>
              <Stars rating={item.rating} ratings={item.ratings} />
            </li>
            <li>{t.races(item.races)}</li>
            <li>{t.item.published(date.format(item.publishedAt))}</li>
            {item.forkedFrom !== null && (
              <li>
                <Credit credit={item.forkedFrom} />
              </li>
            )}
            {item.forks > 0 && <li>{t.item.forks(item.forks)}</li>}
          </>
        )}
      </ul>
    </section>
  );
}

/** What the server has measured in races of bots. */
function Balance({ balance }: Pick<ShownItem, 'balance'>): ReactElement | null {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  const figures = describeBalance(balance, t.balance, language);
  if (figures.length === 0) return null;
  return (
    <section className="panel" aria-label={t.balanceTitle}>
      <h2>{t.balanceTitle}</h2>
      <ul className="gallery-figures">
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
    </section>
  );
}

function Credit({ credit }: { credit: NonNullable<GalleryItem['forkedFrom']> }): ReactElement {
  const { item: t } = useTexts().gallery;
  if (credit.name === '') return <>{t.forkedFromGone}</>;
  return (
    <>
      {t.forkedFrom}{' '}
      <Link href={itemPath(credit.id)}>
        <bdi>{credit.name}</bdi>
      </Link>
      , <ItemAuthor item={credit} />
    </>
  );
}

function Versions({ item }: { item: GalleryItem }): ReactElement | null {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  if (item.versions.length < 2) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section className="panel" aria-label={t.item.versions}>
      <h2>{t.item.versions}</h2>
      <ol className="gallery-figures">
        {item.versions.map(({ id, version, publishedAt }) => (
          <li key={id}>
            {id === item.id ? <b>{t.version(version)}</b> : <Link href={itemPath(id)}>{t.version(version)}</Link>} ·{' '}
            {date.format(publishedAt)}
          </li>
        ))}
      </ol>
    </section>
  );
}
