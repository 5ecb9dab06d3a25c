import type { DrivenRace } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useSettings } from '../base/settings.ts';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard, loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { describeData } from '../setup/describe-options.ts';
import { SkillChart } from './SkillChart.tsx';
import { groupBy, type SkillSummary, summarizeRaces } from './skill.ts';
import { useFetch } from './useFetch.ts';
import { usePointsFormat } from './usePointsFormat.ts';
import './skill.css';

/** How much of somebody's races was luck and how much skill, by game and circuit. Nothing until a race has a debrief. */
export function Skills({ person }: { readonly person: string }): ReactElement | null {
  const { skill: t } = useTexts().people;
  const [asked] = useFetch<readonly DrivenRace[]>(`/api/people/${person}/races`);
  if (asked.state !== 'loaded' || asked.value.length === 0) return null;
  return (
    <section className="part" aria-labelledby="skill">
      <h2 id="skill">{t.title}</h2>
      <p className="hint">{t.meaning}</p>
      <ul className="skills">
        {[...groupBy(asked.value, ({ game }) => game)].map(([game, races]) => (
          <li key={game} className="skill">
            <h3>{gameCard(game)?.title ?? game}</h3>
            <SkillChart races={races} />
            <SkillFacts summary={summarizeRaces(races)} />
            <CircuitSkills game={game} races={races} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SkillFacts({ summary }: { readonly summary: SkillSummary }): ReactElement {
  const { skill: t, profile } = useTexts().people;
  const { number, points, interval } = usePointsFormat();
  const { races, skill, luck, errorsPer100 } = summary;
  return (
    <dl className="skill-facts">
      <div>
        <dt>{t.skill}</dt>
        <dd>{interval(skill)}</dd>
      </div>
      <div>
        <dt>{t.luck}</dt>
        <dd>{points(luck)}</dd>
      </div>
      <div>
        <dt>{t.errors}</dt>
        <dd>{number(errorsPer100)}</dd>
      </div>
      <div>
        <dt>{t.from}</dt>
        <dd>{profile.races(races)}</dd>
      </div>
    </dl>
  );
}

/** The same for every circuit, where a game has several and somebody has raced on more than one. */
function CircuitSkills(props: { readonly game: string; readonly races: readonly DrivenRace[] }): ReactElement | null {
  const { game, races } = props;
  const { skill: t, profile } = useTexts().people;
  const language = useSettings((settings) => settings.language);
  const { interval } = usePointsFormat();
  const loaded = useAsync(() => loadGame(game, language), [game, language]);
  if (loaded.state !== 'loaded') return null;
  const groups = groupBy(races, ({ options }) =>
    options === null ? null : describeData(loaded.value, options, language),
  );
  groups.delete(null);
  if (groups.size < 2) return null;
  return (
    <table className="skill-circuits">
      <thead>
        <tr>
          <th scope="col">{t.circuit}</th>
          <th scope="col">{t.skill}</th>
          <th scope="col">{t.from}</th>
        </tr>
      </thead>
      <tbody>
        {[...groups].map(([circuit, raced]) => (
          <tr key={circuit}>
            <th scope="row">{circuit}</th>
            <td>{interval(summarizeRaces(raced).skill)}</td>
            <td>{profile.races(raced.length)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
