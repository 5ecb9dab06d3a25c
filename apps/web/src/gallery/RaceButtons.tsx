import type { Result } from '@paddock/kernel';
import type { NewTable, Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { ApiError } from '../base/api.ts';
import { packText } from '../base/packed-text.ts';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard, type LoadedGame } from '../games/index.ts';
import { takeSeat } from '../online/contribution.ts';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { localTables } from '../table/local.ts';
import { soloDrivers } from '../table/play-now.ts';
import { optionsWith, type ShownItem } from './gallery-items.ts';

interface RaceButtonsProps {
  readonly shown: ShownItem;
  readonly value: unknown;
  readonly game: LoadedGame;
  /** What the editor needs to change it, if it was published with that. */
  readonly design: object | null;
}

/** What can be done with an item: race on it, alone or with others, or make one's own of it. */
export function RaceButtons({ shown, value, game, design }: RaceButtonsProps): ReactElement {
  const { item: t } = useTexts().gallery;
  const [, go] = useLocation();
  const language = useSettings((settings) => settings.language);
  const card = gameCard(shown.game)!;
  const { item } = shown;
  const raceAlone = async (): Promise<void> => {
    const created = await localTables().create({
      game: card.id,
      seats: card.defaultSeats,
      options: optionsWith(game, shown.option, value),
      drivers: soloDrivers(card.defaultSeats),
    });
    if (created.ok) go(`/table/${created.value}`);
  };
  const raceOnline = async (): Promise<Result<Table, ApiError>> => {
    // The server has the value: its name and hash are enough.
    const known = item === null ? value : { name: item.name, hash: item.id };
    const free = Array.from({ length: card.defaultSeats - 1 }, () => ({ kind: 'open' }) as const);
    const table: NewTable = {
      game: card.id,
      seats: [{ kind: 'me' }, ...free],
      options: optionsWith(game, shown.option, known),
      language,
    };
    const created = await takeSeat('/api/tables', table);
    if (created.ok) go(`/t/${created.value.id}`);
    return created;
  };
  const editor = game.ui.gallery?.[shown.option]?.editorPath;
  const canFork = editor === undefined || design !== null;
  const fork = async (id: string): Promise<void> => {
    if (editor === undefined) go(`/new/${card.id}?item=${id}&fork`);
    // The editor opens what the fragment carries.
    else go(`${editor}#d=${await packText(JSON.stringify(design))}&item=${id}`);
  };
  const query = item === null ? `builtin=${shown.builtIn ?? ''}` : `item=${item.id}`;
  return (
    <div className="gallery-actions">
      <button type="button" className="button primary" onClick={() => void raceAlone()}>
        {t.raceAlone}
      </button>
      <NicknameRequiredButton label={t.raceOnline} hint={t.raceOnline} action={raceOnline} />
      <p className="gallery-hint">{t.raceOnlineHint}</p>
      <Link href={`/new/${card.id}?${query}`} className="button">
        {t.setUp}
      </Link>
      {item !== null && canFork && (
        <button type="button" className="button" onClick={() => void fork(item.id)}>
          {t.fork}
        </button>
      )}
      {item !== null && canFork && <p className="gallery-hint">{t.forkHint}</p>}
    </div>
  );
}
