import type { SkillEntry } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { RankedName } from './RankedName.tsx';
import { usePointsFormat } from './usePointsFormat.ts';

/** The leaderboard without luck, with the plain results beside it. */
export function SkillTable({ ranked, me }: { ranked: readonly SkillEntry[]; me: string | undefined }): ReactElement {
  const { leaderboard: t } = useTexts().people;
  const { interval } = usePointsFormat();
  return (
    <table className="best">
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.skill}</th>
          <th scope="col">{t.plain}</th>
          <th scope="col">{t.races}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ person, adjusted, plain, races }, i) => (
          <tr key={person.id} className={person.id === me ? 'best-me' : undefined}>
            <td>{i + 1}</td>
            <RankedName person={person} isMe={person.id === me} />
            <td>{interval(adjusted)}</td>
            <td>{interval(plain)}</td>
            <td>{races}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
