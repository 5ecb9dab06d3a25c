import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { GAME_CARDS } from '../games/index.ts';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { useTableActions } from './useTableActions.ts';

/** Offers a race with the people whom the address names (`?with=NICKNAME`): one click makes a table with seats for them. */
export function RaceWith(): ReactElement | null {
  const { follow: t } = useTexts().people;
  const { createPrivateTable } = useTableActions();
  const language = useSettings((settings) => settings.language);
  const nicknames = [
    ...new Set(
      useSearchParams()[0]
        .getAll('with')
        .map((name) => name.trim()),
    ),
  ].filter(Boolean);
  if (nicknames.length === 0) return null;
  const names = new Intl.ListFormat(language).format(nicknames);
  return (
    <section className="part race-with" aria-labelledby="race-with">
      <h2 id="race-with">{t.raceWith(names)}</h2>
      <p className="lobby-hint">{t.raceWithHint}</p>
      <ul className="race-with-games">
        {GAME_CARDS.map((card) => (
          <li key={card.id}>
            <NicknameRequiredButton
              label={card.title}
              hint={`${t.raceWith(names)}: ${card.title}`}
              action={() => createPrivateTable(card, nicknames)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
