import type { OwnTable } from '@paddock/protocol';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { gameCard } from '../games/index.ts';
import { PersonName } from '../kit/PersonName.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { otherSeats, opponentsText, placeOf, seatText } from './table-texts.ts';

const MAX_PAST_RACES = 6;

/** The person's latest results. */
export function PastRaces({
  tables,
  me,
}: {
  tables: readonly OwnTable[];
  me: string | undefined;
}): ReactElement | null {
  const t = useTexts();
  const language = useSettings((settings) => settings.language);
  if (tables.length === 0 || me === undefined) return null;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <section className="part" aria-labelledby="past">
      <h2 id="past">{t.lobby.results}</h2>
      <ul className="past">
        {tables.slice(0, MAX_PAST_RACES).map((table) => {
          const place = placeOf(
            table,
            table.seats.findIndex(({ person }) => person === me),
          );
          const game = gameCard(table.game)?.title ?? table.game;
          const others = opponentsText(t, table, me);
          return (
            <li key={table.id}>
              <span className="past-place">{place === null ? '–' : t.people.placeOf(place, table.seats.length)}</span>
              <span className="past-game">{game}</span>
              <span className="past-when">
                {day.format(table.endedAt ?? table.createdAt)} · <Opponents table={table} me={me} />
              </span>
              <Link
                href={`/t/${table.id}`}
                className="button"
                aria-label={t.labelled(t.lobby.look, `${game}, ${others}`)}
              >
                {t.lobby.look}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link href={`/people/${me}`}>{t.online.allResults}</Link>
    </section>
  );
}

function Opponents({ table, me }: { table: OwnTable; me: string }): ReactElement[] {
  const t = useTexts();
  return otherSeats(table, me).map((seat, i) => (
    // Seats keep their places.
    <Fragment key={i}>
      {i > 0 && ', '}
      <PersonName name={seatText(t, seat)} claimed={seat.claimed} botAccount={seat.botAccount} />
    </Fragment>
  ));
}
