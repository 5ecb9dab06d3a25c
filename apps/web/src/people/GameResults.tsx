import type { GameStatistics } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { describeData } from '../setup/describe-options.ts';
import { groupBy } from './skill.ts';

const MAX_CIRCUITS = 3;
const UNNAMED = '…';

/** Wins, places and favourite circuits, by game. */
export function GameResults({ statistics }: { readonly statistics: readonly GameStatistics[] }): ReactElement | null {
  const { results: t } = useTexts().people;
  if (statistics.length === 0) return null;
  return (
    <section className="part" aria-labelledby="results">
      <h2 id="results">{t.title}</h2>
      <ul className="game-results">
        {statistics.map((one) => (
          <li key={one.game} className="skill">
            <h3>{gameCard(one.game)?.title ?? one.game}</h3>
            <Places places={one.places} races={one.races} />
            <FavouriteCircuits statistics={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How often somebody came first, second and so on, as bars. */
function Places({ places, races }: Pick<GameStatistics, 'places' | 'races'>): ReactElement {
  const { results: t, profile } = useTexts().people;
  const wins = places[0] ?? 0;
  const podiums = places.slice(0, 3).reduce((sum, count) => sum + count, 0);
  const most = Math.max(...places);
  return (
    <>
      <p className="game-results-summary">
        <strong>{t.wins(wins)}</strong> · {t.podiums(podiums)} · {profile.races(races)}
      </p>
      <ol className="places" aria-label={t.places}>
        {places.map((count, i) => (
          <li key={i} aria-label={t.timesAt(i + 1, count)}>
            <span className="places-bar" style={{ blockSize: `${(100 * count) / most}%` }} aria-hidden="true" />
            <span aria-hidden="true">{i + 1}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The circuits on which somebody has raced most, in a game that has several. */
function FavouriteCircuits({
  statistics: { game, tables },
}: {
  readonly statistics: GameStatistics;
}): ReactElement | null {
  const { results: t, profile } = useTexts().people;
  const language = useSettings((settings) => settings.language);
  const loaded = useAsync(() => loadGame(game, language), [game, language]);
  if (loaded.state !== 'loaded') return null;
  const circuits = groupBy(tables, ({ options }) => describeData(loaded.value, options, language));
  circuits.delete(null);
  // Circuits without a name cannot be told apart.
  circuits.delete(UNNAMED);
  if (circuits.size === 0) return null;
  const counted = [...circuits].map(([name, raced]) => ({
    name: name!,
    races: raced.reduce((sum, one) => sum + one.races, 0),
    wins: raced.reduce((sum, one) => sum + one.wins, 0),
  }));
  counted.sort((a, b) => b.races - a.races);
  return (
    <>
      <h4>{t.circuits}</h4>
      <ol className="favourite-circuits">
        {counted.slice(0, MAX_CIRCUITS).map(({ name, races, wins }) => (
          <li key={name}>
            <span>{name}</span>{' '}
            <span className="hint">
              {profile.races(races)}, {t.wins(wins)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
