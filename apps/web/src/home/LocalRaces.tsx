import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { gameCard } from '../games/index.ts';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { CurrentRace } from './CurrentRace.tsx';
import { listTables, removeTable, type StoredTable } from '../worker/storage.ts';

/** The races stored on this device: those still running, the last one first and large, or those that are over. */
export function LocalRaces({ running }: { running: boolean }): ReactElement | null {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const [races, setRaces] = useState<readonly StoredTable[]>([]);
  const load = (): void => void listTables().then(setRaces, () => setRaces([]));
  useEffect(load, []);
  const found = races
    .filter((race) => canContinue(race) === running && race.entries.length > 0)
    .slice(0, running ? 6 : 12);
  const current = running ? found[0] : undefined;
  const shown = current === undefined ? found : found.slice(1);
  if (found.length === 0) return null;
  const title = running ? t.home.continueTitle : t.home.yours;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {current !== undefined && (
        <CurrentRace key={current.id} race={current} onRemove={() => void removeTable(current.id).then(load)} />
      )}
      {shown.length > 0 && (
        <section className="home-races" aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {shown.map((race) => {
              const game = gameCard(race.game)?.title ?? race.game;
              const when = time.format(race.touched);
              const label = running ? t.home.continueRace : t.home.watchRace;
              return (
                <li key={race.id} className="panel home-race">
                  <span className="home-race-game">{game}</span>
                  <span className="home-race-when">
                    {when}
                    {race.opened ? ` · ${t.home.opened}` : ''}
                  </span>
                  <Link
                    href={running ? `/table/${race.id}` : `/replay/${race.id}`}
                    className="button"
                    aria-label={t.labelled(label, `${game}, ${when}`)}
                  >
                    {label}
                  </Link>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t.labelled(t.home.removeRace, `${game}, ${when}`)}
                    title={t.home.removeRace}
                    onClick={() => void removeTable(race.id).then(load)}
                  >
                    <Icon name="trash" size={20} />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

function canContinue({ over, seed }: StoredTable): boolean {
  return !over && seed !== null;
}
