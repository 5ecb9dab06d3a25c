import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { GAME_CARDS } from '../games/index.ts';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useTableActions } from './useTableActions.ts';

/** Offers a race with the person whom the address names (`?with=NICKNAME`): one click makes a table with a seat for them. */
export function RaceWith(): ReactElement | null {
  const { follow: t } = useTexts().people;
  const { createPrivateTable } = useTableActions();
  const nickname = useSearchParams()[0].get('with')?.trim() ?? '';
  if (nickname === '') return null;
  return (
    <section className="part race-with" aria-labelledby="race-with">
      <h2 id="race-with">{t.raceWith(nickname)}</h2>
      <p className="lobby-hint">{t.raceWithHint}</p>
      <ul className="race-with-games">
        {GAME_CARDS.map((card) => (
          <li key={card.id}>
            <NicknameRequiredButton
              label={card.title}
              hint={`${t.raceWith(nickname)}: ${card.title}`}
              action={() => createPrivateTable(card, nickname)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
