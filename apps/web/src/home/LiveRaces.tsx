import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { CarBadge } from '../kit/Car.tsx';
import { useRunningRaces } from '../lobby/running-races.ts';
import { seatText } from '../lobby/table-texts.ts';

/** How many races are offered to watch. */
const MAX_SHOWN = 3;

/** Public races that are being driven right now. Nothing is shown where there are none, or no server. */
export function LiveRaces(): ReactElement | null {
  const t = useTexts();
  const tables = useRunningRaces();
  if (tables.length === 0) return null;
  return (
    <section className="home-races" aria-label={t.home.liveTitle}>
      <h2 className="home-live">{t.home.liveTitle}</h2>
      <ul>
        {tables.slice(0, MAX_SHOWN).map((table) => {
          const game = gameCard(table.game)?.title ?? table.game;
          const names = table.seats.map((seat) => seatText(t, seat));
          return (
            <li key={table.id} className="panel home-race">
              <span className="home-race-game">{game}</span>
              <span className="home-race-when">
                {names.map((name, seat) => (
                  // Seats never change their places.
                  <span key={seat}>
                    <CarBadge seat={seat} size={26} /> {name}{' '}
                  </span>
                ))}
                {(table.spectators ?? 0) > 0 && t.online.watching(table.spectators!)}
              </span>
              <Link
                href={`/t/${table.id}`}
                className="button"
                aria-label={t.labelled(t.home.watchLive, `${game}, ${names.join(', ')}`)}
              >
                {t.home.watchLive}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link href="/tv" className="button quiet">
        {t.online.tv.title}
      </Link>
    </section>
  );
}
