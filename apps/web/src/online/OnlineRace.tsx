import type { Table } from '@paddock/protocol';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useSettings } from '../base/settings.ts';
import { loadGame } from '../games/index.ts';
import { useAsync } from '../kit/useAsync.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { TableNotice } from '../table/TablePage.tsx';
import { Loading } from '../table/Loading.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { OnlineBanners } from './OnlineBanners.tsx';
import { SeedCommitment } from './SeedCommitment.tsx';
import { HeaderChat, OwnTurnPanel, SideChat } from './OnlineChat.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { OnlineRaceEndActions } from './OnlineRaceEndActions.tsx';
import { openOnThisDevice } from './open-record.ts';
import { createOnlineLink } from './online-link.ts';
import { momentInAddress } from './moment-address.ts';
import { useReplayAtMoment } from './moment.ts';
import { useRatingBefore } from './rating-change.ts';
import { SeatStatus } from './SeatStatus.tsx';
import { SpectatorCount } from './SpectatorCount.tsx';
import type { TableStream } from './table-stream.ts';

interface OnlineRaceProps {
  readonly stream: TableStream;
  readonly table: Table;
  readonly isOver: boolean;
}

/** An online race: the table page with chat, connection, clocks and autopilot. */
export function OnlineRace({ stream, table, isOver }: OnlineRaceProps): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const language = useSettings((settings) => settings.language);
  const [link] = useState(() => createOnlineLink(stream, table));
  const game = useAsync(() => loadGame(table.game, language, table.options), [table.game, language]);
  const viewer = link.viewer ?? null;
  const own = viewer === null ? null : table.seats[viewer]!;
  useReplayAtMoment(table, isOver);
  useRatingBefore(table, own?.person ?? null, isOver);
  const hasPremoves = useStore(stream.store, ({ plan }) => plan !== null && plan.moves.length > 0);
  const isOnAutopilot = own?.autopilot === true && !isOver;
  const seatStatus = useMemo(
    () =>
      isOver
        ? []
        : table.seats.map((seat, number) => (
            // Seats never change their order.
            <SeatStatus
              key={number}
              stream={stream}
              number={number}
              seat={seat}
              isOwn={number === viewer}
              isViewerSeated={viewer !== null}
            />
          )),
    [stream, table.seats, viewer, isOver],
  );
  if (game.state === 'loading') return <Loading game={table.game} />;
  if (game.state === 'failed') return <TableNotice state="failed" />;
  const online = {
    isDriving: !isOnAutopilot,
    stoppedPrompt: table.closed === true ? t.online.closedPrompt : null,
    hasPremoves,
    seatStatus,
    banner: (
      <OnlineBanners
        stream={stream}
        isOnAutopilot={isOnAutopilot}
        isWatching={viewer === null && !isOver}
        delay={table.spectatorDelay}
        isClosed={table.closed === true}
      />
    ),
    headerButtons: (
      <>
        <HeaderChat stream={stream} table={table} />
        {own !== null && !isOver && !isOnAutopilot && <LeaveButton id={table.id} />}
      </>
    ),
    belowActions: (
      <>
        {own !== null && !isOnAutopilot && table.closed !== true && (
          <OwnTurnPanel stream={stream} table={table} info={link.info} game={game.value} />
        )}
        <SpectatorCount table={table} />
        <SeedCommitment seedHash={table.seedHash} />
      </>
    ),
    wrapLog: (log: ReactNode) => <SideChat stream={stream} table={table} log={log} />,
    endActions: <OnlineRaceEndActions table={table} ownId={own?.person ?? null} />,
    startAt: isOver ? null : momentInAddress(),
    onReplay: (at: number) => {
      // If it fails, the buttons after the race say why.
      void openOnThisDevice(table).then((opened) => opened.ok && go(`/replay/${opened.id}?at=${at}`));
    },
  };
  return <LiveTable link={link} game={game.value} online={online} />;
}
