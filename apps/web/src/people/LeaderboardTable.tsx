import type { Person } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { RankedName } from './RankedName.tsx';

interface LeaderboardTableProps {
  /** Titles of the columns after place and name. */
  readonly columns: readonly string[];
  /** The best first; a value for each column. */
  readonly rows: readonly { readonly person: Person; readonly values: readonly (string | number)[] }[];
  readonly me: string | undefined;
}

/** People in the order of their place, with some values each. */
export function LeaderboardTable({ columns, rows, me }: LeaderboardTableProps): ReactElement {
  const { leaderboard: t } = useTexts().people;
  return (
    <table className="best">
      <thead>
        <tr>
          {[t.rank, t.name, ...columns].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, values }, i) => (
          <tr key={person.id} className={person.id === me ? 'best-me' : undefined}>
            <td>{i + 1}</td>
            <RankedName person={person} isMe={person.id === me} />
            {values.map((value, column) => (
              // Columns never change their order.
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
