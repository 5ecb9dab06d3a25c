import type { ReactElement } from 'react';
import { GAME_CARDS } from '../games/index.ts';
import { GameVignette } from '../games/GameVignette.tsx';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { useTableActions } from './useTableActions.ts';

/** Seats the person with somebody who wants to play the same game. */
export function QuickMatch(): ReactElement {
  const { lobby } = useTexts();
  const { quickMatch } = useTableActions();
  return (
    <section className="part" aria-labelledby="quick">
      <h2 id="quick">{lobby.quick}</h2>
      <p className="lobby-hint">{lobby.quickLead}</p>
      <div className="quick-any">
        <NicknameRequiredButton primary label={lobby.quickAny} hint={lobby.quickAny} action={() => quickMatch(null)} />
        <span className="lobby-hint">{lobby.quickAnyHint}</span>
      </div>
      <ul className="quick-games">
        {GAME_CARDS.map((card) => {
          return (
            <li key={card.id} className="card poster quick-game">
              <div className="poster-picture">
                <GameVignette game={card.id} />
              </div>
              <h3>{card.title}</h3>
              <NicknameRequiredButton
                label={lobby.quickMatch}
                hint={lobby.quickHint(card.title)}
                action={() => quickMatch(card)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
