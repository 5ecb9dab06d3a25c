import type { Table } from '@paddock/protocol';
import type { ReactElement, ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LoadedGame } from '../games/index.ts';
import { useTurnCall } from '../notify/useTurnCall.ts';
import { PremovePanel } from '../premove/PremovePanel.tsx';
import type { TableInfo } from '../table/link.ts';
import { LogAndTalk } from '../talk/LogAndTalk.tsx';
import { TalkButton } from '../talk/TalkButton.tsx';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import type { TalkProps } from '../talk/useTalk.ts';
import { useTexts } from '../texts/index.tsx';
import { useMe } from './me.ts';
import type { TableStream } from './stream.ts';

interface CompanyProps {
  readonly stream: TableStream;
  readonly table: Table;
}

/** What the talk lives on, for those who may talk here; `null` for everybody else. */
function useTalkHere({ stream, table }: CompanyProps): TalkProps | null {
  const me = useMe((one) => one.me);
  const messages = useStore(stream.store, (one) => one.messages);
  if (me === undefined || me === null || !table.chat || !table.seats.some(({ person }) => person === me.id))
    return null;
  return { table, messages, me: me.id, onHeard: (heard) => stream.add(heard) };
}

/** In the head of the page, on a phone. */
export function HeadTalk(props: CompanyProps): ReactElement | null {
  const talk = useTalkHere(props);
  return talk === null ? null : <TalkButton {...talk} />;
}

/** Beside the board, on a desktop: the log, and the talk where there is one. */
export function SideTalk({ log, ...props }: CompanyProps & { readonly log: ReactNode }): ReactNode {
  const talk = useTalkHere(props);
  return talk === null ? log : <LogAndTalk {...talk} log={log} />;
}

/** Before the race there is room for it on the page itself. */
export function WaitingTalk(props: CompanyProps): ReactElement | null {
  const t = useTexts();
  const talk = useTalkHere(props);
  return talk === null ? null : (
    <div className="waiting-talk">
      <h2>{t.talk.title}</h2>
      <TalkPanel {...talk} />
    </div>
  );
}

interface PlansProps extends CompanyProps {
  readonly info: TableInfo;
  readonly game: LoadedGame;
}

/** What the viewer chooses ahead for their next turns, and the call when it is their turn. */
export function OwnTurns({ stream, table, info, game }: PlansProps): ReactElement | null {
  const position = useStore(stream.store, (one) => one.position);
  const premoves = useStore(stream.store, (one) => one.plan);
  useTurnCall(table, position);
  return position === null ? null : (
    <PremovePanel table={table} info={info} game={game} position={position} premoves={premoves} />
  );
}
