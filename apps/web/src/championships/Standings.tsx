import type { Championship, DriverStanding } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useMe } from '../base/me.ts';
import { useTexts } from '../base/texts/index.tsx';
import { EntrantName } from './EntrantName.tsx';

/** The standings of drivers and teams. */
export function Standings({ championship }: { championship: Championship }): ReactElement {
  const { standings: t } = useTexts().championships;
  const { drivers, teams } = championship;
  return (
    <section className="part" aria-labelledby="season-drivers">
      <h2 id="season-drivers">{t.drivers}</h2>
      {drivers.length === 0 ? <p>{t.none}</p> : <DriverTable championship={championship} />}
      {teams.length > 0 && (
        <>
          <h2>{t.teams}</h2>
          <TeamTable championship={championship} />
        </>
      )}
      <p className="season-facts">{t.rules}</p>
    </section>
  );
}

function DriverTable({ championship }: { championship: Championship }): ReactElement {
  const { standings: t } = useTexts().championships;
  const me = useMe((store) => store.me?.id);
  const { drivers, entrants, rounds } = championship;
  const held = rounds.filter(({ status }) => status === 'open' || status === 'finished').length;
  const numbers = Array.from({ length: held }, (_, i) => i + 1);
  return (
    // It scrolls by itself on phones, also by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="season-scroll" role="group" aria-label={t.drivers} tabIndex={0}>
      <table className="season-table">
        <thead>
          <tr>
            <th scope="col">{t.place}</th>
            <th scope="col">{t.driver}</th>
            <th scope="col">{t.points}</th>
            {numbers.map((number) => (
              <th key={number} scope="col">
                <abbr title={t.round(number)}>{number}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drivers.map((driver) => {
            const entrant = entrants.find(({ id }) => id === driver.entrant);
            return (
              <tr key={driver.entrant} className={driver.entrant === me ? 'season-me' : undefined}>
                <td>{driver.place}</td>
                <th scope="row">
                  <EntrantName entrant={entrant} />
                  {entrant?.team !== null && <span className="season-facts"> {entrant?.team}</span>}
                  {driver.entrant === me && <small> ({t.you})</small>}
                  {entrant?.withdrawn === true && <small> ({t.withdrawn})</small>}
                </th>
                <td className="season-points">{driver.points}</td>
                {numbers.map((number) => (
                  <td key={number}>
                    <Score score={driver.scores[number - 1] ?? null} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The points of one round; struck through if they do not count. */
function Score({ score }: { score: DriverStanding['scores'][number] }): ReactElement | null {
  const { standings: t } = useTexts().championships;
  if (score === null) return null;
  if (score.place === null)
    return (
      <span title={t.notRaced}>
        <span aria-hidden="true">–</span>
        <span className="hidden-text">{t.notRaced}</span>
      </span>
    );
  return score.dropped ? <del title={t.dropped}>{score.points}</del> : <>{score.points}</>;
}

function TeamTable({ championship }: { championship: Championship }): ReactElement {
  const { standings: t } = useTexts().championships;
  const { teams, entrants } = championship;
  const nameOf = (entrant: string): string => entrants.find(({ id }) => id === entrant)?.name ?? '';
  return (
    <table className="season-table">
      <thead>
        <tr>
          <th scope="col">{t.place}</th>
          <th scope="col">{t.team}</th>
          <th scope="col">{t.points}</th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ team, place, points, entrants: members }) => (
          <tr key={team}>
            <td>{place}</td>
            <th scope="row">
              {team} <span className="season-facts">{members.map(nameOf).join(', ')}</span>
            </th>
            <td className="season-points">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
