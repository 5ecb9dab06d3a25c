import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { GameTextsProvider } from '../games/GameTextsProvider.tsx';
import { gameCard } from '../games/index.ts';
import { GameVignette } from '../games/GameVignette.tsx';
import { CarBadge } from '../kit/Car.tsx';
import { Icon } from '../kit/icons.tsx';
import type { StoredTable } from '../worker/storage.ts';
import { describeRaceStatus } from './race-status.ts';

interface CurrentRaceProps {
  readonly race: StoredTable;
  readonly onRemove: () => void;
}

/** The race that was played last and goes on: the first thing on the page, one tap away. */
export function CurrentRace(props: CurrentRaceProps): ReactElement {
  return (
    <GameTextsProvider game={props.race.game}>
      <CurrentRaceCard {...props} />
    </GameTextsProvider>
  );
}

function CurrentRaceCard({ race, onRemove }: CurrentRaceProps): ReactElement {
  const t = useTexts();
  const title = gameCard(race.game)?.title ?? race.game;
  const status = useRaceStatus(race);
  return (
    <section className="card home-current" aria-label={t.home.continueTitle}>
      <div className="home-current-picture">
        <GameVignette game={race.game} />
      </div>
      <div className="home-current-text">
        <h2>{title}</h2>
        {/* As high from the start as with its text, which follows when the game is loaded. */}
        <p className="home-current-status" role="status">
          {status}
        </p>
        <p className="home-current-drivers">
          {race.drivers.map((driver, seat) => (
            // Seats never change their places.
            <span key={seat}>
              <CarBadge seat={seat} size={34} /> {driver.name === '' ? t.table.you : driver.name}
            </span>
          ))}
        </p>
        <Link href={`/table/${race.id}`} className="button primary" aria-label={t.labelled(t.home.continueRace, title)}>
          {t.home.continueRace}
        </Link>
        <button
          type="button"
          className="icon-button home-current-remove"
          aria-label={t.labelled(t.home.removeRace, title)}
          title={t.home.removeRace}
          onClick={onRemove}
        >
          <Icon name="trash" size={20} />
        </button>
      </div>
    </section>
  );
}

/** Empty until the game is loaded, and if it cannot be. */
function useRaceStatus(race: StoredTable): string {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  const [status, setStatus] = useState('');
  useEffect(() => {
    let wanted = true;
    void describeRaceStatus(race, language, t).then(
      (text) => wanted && setStatus(text),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [race, language, t]);
  return status;
}
