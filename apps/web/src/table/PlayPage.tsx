import { type ReactElement, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { NotFound } from '../shell/NotFound.tsx';
import { type GameCard, gameCard } from '../games/index.ts';
import type { TableHistoryState } from './Loading.tsx';
import { playNow } from './play-now.ts';
import { TableNotice } from './TablePage.tsx';

/**
 * Starts a race against bots: /play/formula-de. With ?seed=monday the dice follow from that seed, so that everybody
 * with the link gets the same dice.
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
    void playNow(card, seed).then(
      (id) => wanted && go(`/table/${id}`, { replace: true, state: { game: card.id } satisfies TableHistoryState }),
    );
    return () => {
      wanted = false;
    };
  }, [card, seed, go]);
  return <TableNotice state="loading" />;
}
