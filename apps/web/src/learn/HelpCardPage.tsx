import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { CardBlock } from '../games/guide.ts';
import { type LoadedGuide, loadGuide } from '../games/guides.ts';
import { type GameCard, gameCard } from '../games/index.ts';
import { Icon } from '../kit/icons.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { SymbolList } from '../rules/SymbolList.tsx';
import { Shell } from '../shell/Shell.tsx';
import './help-card.css';

/** A help card for the table, to be printed on one page. */
export function HelpCardPage({ game }: { readonly game: string }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const card = gameCard(game);
  const guide = useAsync(() => loadGuide(game, language), [game, language]);
  if (card === undefined || (guide.state === 'loaded' && guide.value === null)) return <NotFound />;
  return (
    <Shell title={t.learn.cardOf(card.title)}>
      <nav className="help-card-nav">
        <Link href={`/learn/${game}`} className="button">
          <Icon name="back" size={18} />
          {t.learn.lesson.rules}
        </Link>
        <button type="button" className="button primary" onClick={() => print()}>
          {t.learn.print}
        </button>
      </nav>
      {guide.state === 'failed' && <p role="alert">{t.rules.failed}</p>}
      {guide.state === 'loaded' && guide.value !== null && <HelpCard card={card} guide={guide.value} />}
    </Shell>
  );
}

function HelpCard({ card, guide }: { card: GameCard; guide: LoadedGuide }): ReactElement {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  return (
    <article className="help-card" data-game={card.id}>
      <header>
        <h1>{card.title}</h1>
        <p>
          {card.pitch[language]} {t.players(card.seats.min, card.seats.max)}.
        </p>
      </header>
      <div className="help-card-blocks">
        {guide.texts.card.map((block) => (
          <HelpCardBlock key={block.title} {...block} />
        ))}
      </div>
      <section className="help-card-symbols">
        <h2>{t.rules.symbols}</h2>
        <SymbolList guide={guide} />
      </section>
    </article>
  );
}

function HelpCardBlock({ title, isNumbered = false, lines }: CardBlock): ReactElement {
  const List = isNumbered ? 'ol' : 'ul';
  const sentences = lines.filter((line) => typeof line === 'string');
  const pairs = lines.filter((line) => typeof line !== 'string');
  return (
    <section>
      <h2>{title}</h2>
      {sentences.length > 0 && (
        <List>
          {sentences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      )}
      {pairs.length > 0 && (
        <dl className="help-card-pairs">
          {pairs.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
