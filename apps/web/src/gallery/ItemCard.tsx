import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard, type LoadedGame } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { describeBalance } from './balance-figures.ts';
import type { ShownItem } from './gallery-items.ts';
import { OutlinePicture } from './OutlinePicture.tsx';
import { Stars } from './Stars.tsx';

const BALANCE_FIGURES_ON_CARD = 2;

interface ItemCardProps {
  readonly shown: ShownItem;
  /** The game, once it is loaded: it has words for the figures. */
  readonly game: LoadedGame | undefined;
  /** What stands in place of the link to the item's page. */
  readonly children?: ReactNode;
}

/** One item of the gallery as a printed card. */
export function ItemCard({ shown, game, children }: ItemCardProps): ReactElement {
  const { gallery: t } = useTexts();
  const language = useSettings((settings) => settings.language);
  const { item, name, path, figures, option } = shown;
  const balance = describeBalance(shown.balance, t.balance, language).slice(0, BALANCE_FIGURES_ON_CARD);
  const facts = game === undefined ? [] : (game.ui.gallery?.[option]?.describeFigures(figures, game.t) ?? []);
  return (
    <article className="card poster gallery-card">
      <div className="poster-picture gallery-picture">
        <OutlinePicture outline={shown.outline} marks={shown.marks} />
      </div>
      <div className="gallery-label">
        <h3>
          {children === undefined ? (
            <Link href={path}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        <p className="gallery-facts">{[gameCard(shown.game)?.title ?? shown.game, ...facts].join(' · ')}</p>
        {balance.length > 0 && <p className="gallery-facts">{balance.join(' · ')}</p>}
        {item !== null && (
          <>
            <p className="gallery-facts">
              <ItemAuthor item={item} />
              {item.races > 0 && ` · ${t.races(item.races)}`}
            </p>
            <p>
              <Stars rating={item.rating} ratings={item.ratings} />
            </p>
          </>
        )}
        {children}
      </div>
    </article>
  );
}

/** Who made an item, with a link to them. */
export function ItemAuthor({ item }: { readonly item: Pick<NonNullable<ShownItem['item']>, 'author'> }): ReactElement {
  const { gallery: t } = useTexts();
  const { author } = item;
  if (author === null) return <>{t.by(t.deletedAuthor)}</>;
  const [before, after] = t.by('\u0000').split('\u0000');
  return (
    <>
      {before}
      <Link href={`/people/${author.id}`}>
        <PersonName name={author.nickname} claimed={author.claimed} />
      </Link>
      {after}
    </>
  );
}
