import type { Table } from '@paddock/protocol';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { TableNotice } from '../table/TablePage.tsx';
import { Loading } from '../app/Loading.tsx';
import { Banners } from './Banners.tsx';
import { Commitment } from './Commitment.tsx';
import { HeadTalk, OwnTurns, SideTalk } from './Company.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { OnlineEnding } from './OnlineEnding.tsx';
import { remoteLink } from './remote.ts';
import { SeatStatus } from './SeatStatus.tsx';
import type { TableStream } from './stream.ts';

interface RaceProps {
  readonly stream: TableStream;
  readonly table: Table;
  readonly over: boolean;
}

/** A race with others: the table page of any race, and around it what only a table far away has. */
export function Race({ stream, table, over }: RaceProps): ReactElement {
  const language = useSettings((settings) => settings.language);
  const [link] = useState(() => remoteLink(stream, table));
  const game = useAsync(() => loadGame(table.game, language), [table.game, language]);
  const viewer = link.viewer ?? null;
  const own = viewer === null ? null : table.seats[viewer]!;
  const driven = own?.autopilot === true && !over;
  const seatStatus = useMemo(
    () =>
      over
        ? []
        : table.seats.map((seat, number) => (
            // Seats keep their places.
            <SeatStatus
              // oxlint-disable-next-line react/no-array-index-key
              key={number}
              stream={stream}
              number={number}
              seat={seat}
              own={number === viewer}
              seated={viewer !== null}
            />
          )),
    [stream, table.seats, viewer, over],
  );
  if (game.state === 'loading') return <Loading game={table.game} />;
  if (game.state === 'failed') return <TableNotice state="failed" />;
  const online = {
    isDriving: !driven && table.closed !== true,
    seatStatus,
    banner: (
      <Banners stream={stream} driven={driven} watching={viewer === null && !over} closed={table.closed === true} />
    ),
    headerButtons: (
      <>
        <HeadTalk stream={stream} table={table} />
        {own !== null && !over && !driven && <LeaveButton id={table.id} />}
      </>
    ),
    belowActions: (
      <>
        {own !== null && !driven && table.closed !== true && (
          <OwnTurns stream={stream} table={table} info={link.info} game={game.value} />
        )}
        <Commitment seedHash={table.seedHash} />
      </>
    ),
    wrapLog: (log: ReactNode) => <SideTalk stream={stream} table={table} log={log} />,
    endActions: <OnlineEnding table={table} racer={own?.person ?? null} />,
  };
  return <LiveTable link={link} game={game.value} online={online} />;
}
