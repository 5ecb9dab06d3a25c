import type { Championship, ChampionshipGroup, ChampionshipRound } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../base/settings.ts';
import { type Texts, useTexts } from '../base/texts/index.tsx';
import type { Language } from '../base/texts/language.ts';
import { gameCard, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { describeTimeControl } from '../online/time-controls.ts';
import { describeData } from '../setup/describe-options.ts';
import { EntrantName } from './EntrantName.tsx';
import { formatWhen } from './season-time.ts';

/** The calendar with the groups and results of every round. */
export function RoundList({ championship }: { championship: Championship }): ReactElement {
  const { calendar: t } = useTexts().championships;
  const { rounds } = championship;
  const hasGuests = rounds.some(({ seats, groups }) => groups.some(({ entrants }) => entrants.length < seats));
  return (
    <section className="part" aria-labelledby="season-calendar">
      <h2 id="season-calendar">{t.title}</h2>
      <ol className="season-rounds">
        {rounds.map((round, i) => (
          // Rounds keep their places.
          <RoundItem key={i} championship={championship} round={round} number={i + 1} />
        ))}
      </ol>
      {hasGuests && <p className="season-facts">{t.guests}</p>}
    </section>
  );
}

interface RoundItemProps {
  readonly championship: Championship;
  readonly round: ChampionshipRound;
  readonly number: number;
}

function RoundItem({ championship, round, number }: RoundItemProps): ReactElement {
  const t = useTexts();
  const { calendar } = t.championships;
  const language = useSettings((settings) => settings.language);
  const { game, status, groups, turnSeconds } = round;
  const when = describeSchedule(calendar, round, number, language);
  const time = describeTimeControl({ kind: 'move', seconds: turnSeconds }, t, language);
  return (
    <li className={`card season-round season-round-${status}`}>
      <h3>{calendar.round(number, gameCard(game)?.title ?? game)}</h3>
      <p className="season-phase">{calendar[status]}</p>
      <p className="season-facts">
        <CircuitName game={game} options={round.options as object} />
        {[when, time].filter((one) => one !== null).join(' · ')}
      </p>
      <div className="season-groups">
        {groups.map((group, i) => (
          <GroupResult
            key={group.table}
            championship={championship}
            group={group}
            number={number}
            title={groups.length > 1 ? calendar.group(i + 1) : null}
          />
        ))}
      </div>
    </li>
  );
}

function describeSchedule(
  t: Texts['championships']['calendar'],
  { schedule, status }: ChampionshipRound,
  number: number,
  language: Language,
): string | null {
  if (schedule.kind === 'correspondence') return t.until(formatWhen(schedule.deadline, language));
  if (schedule.startsAt !== null) return formatWhen(schedule.startsAt, language);
  return number > 1 && status === 'planned' ? t.afterPrevious : null;
}

/** The circuit, or whatever data the options name. */
function CircuitName({ game, options }: { game: string; options: object }): ReactElement | null {
  const language = useSettings((settings) => settings.language);
  // Other games are not loaded for it.
  const hasCircuit = gameCard(game)?.galleryOption !== undefined;
  const loaded = useAsync(
    async () => (hasCircuit ? describeData(await loadGame(game, language), options, language) : null),
    [game, language],
  );
  if (loaded.state !== 'loaded' || loaded.value === null || loaded.value === '…') return null;
  return <>{loaded.value} · </>;
}

interface GroupResultProps {
  readonly championship: Championship;
  readonly group: ChampionshipGroup;
  readonly number: number;
  readonly title: string | null;
}

function GroupResult({ championship, group, number, title }: GroupResultProps): ReactElement {
  const { calendar } = useTexts().championships;
  const { entrants, viewer } = championship;
  const find = (id: string) => entrants.find((entrant) => entrant.id === id);
  const isOver = group.phase === 'over';
  const isOwn = viewer.table === group.table;
  const names = group.entrants.map(({ entrant }) => find(entrant)?.name ?? '').join(', ');
  const label = isOver ? calendar.replay : isOwn ? calendar.toTable : calendar.watch;
  return (
    <div className="season-group">
      {title !== null && <h4>{title}</h4>}
      {group.void && <p>{calendar.void}</p>}
      <ol className="season-result">
        {group.entrants.map(({ entrant, place, points }) => (
          <li key={entrant}>
            <span className="season-place">{place ?? ''}</span>
            <span>
              <EntrantName entrant={find(entrant)} />
            </span>
            {points !== null && !group.void && (
              <span className="season-points">
                <span aria-hidden="true">{place === null ? '–' : `+${points}`}</span>
                <span className="hidden-text">
                  {place === null ? calendar.notRaced : calendar.placeAndPoints(place, points)}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
      {group.phase !== null && (
        <Link
          href={`/t/${group.table}`}
          className={isOwn && !isOver ? 'button primary' : 'button'}
          aria-label={`${label}, ${calendar.tableHint(number, names)}`}
        >
          {label}
        </Link>
      )}
    </div>
  );
}
