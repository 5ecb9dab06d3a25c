import { type ReactElement, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { type GameCard, gameCard } from '../games/index.ts';
import { playNow } from '../home/playNow.ts';
import { TableNotice } from './TablePage.tsx';

/**
 * A link that starts a race against bots at once: /play/formula-de. With ?seed=monday the dice follow from that word, so
 * that everybody who follows the link has the same luck.
 */
export function PlayPage({ game }: { game: string }): ReactElement {
  const card = gameCard(game);
  return card === undefined ? <NotFound /> : <StartRace card={card} />;
}

function StartRace({ card }: { card: GameCard }): ReactElement {
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const seed = search.get('seed') ?? undefined;
  useEffect(() => {
    let wanted = true;
    void playNow(card, seed).then((id) => wanted && go(`/table/${id}`, { replace: true }));
    return () => {
      wanted = false;
    };
  }, [card, seed, go]);
  return <TableNotice state="loading" />;
}
