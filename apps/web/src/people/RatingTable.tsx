import type { LeaderboardEntry } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { RankedName } from './RankedName.tsx';

/** The leaderboard by rating. */
export function RatingTable(props: {
  readonly ranked: readonly LeaderboardEntry[];
  readonly me: string | undefined;
}): ReactElement {
  const { ranked, me } = props;
  const { leaderboard: t } = useTexts().people;
  return (
    <table className="best">
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.points}</th>
          <th scope="col">{t.sure}</th>
          <th scope="col">{t.races}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ person, points, uncertainty, games }, i) => (
          <tr key={person.id} className={person.id === me ? 'best-me' : undefined}>
            <td>{i + 1}</td>
            <RankedName person={person} isMe={person.id === me} />
            <td>{points}</td>
            <td>{uncertainty}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
