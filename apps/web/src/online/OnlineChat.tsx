import type { Table } from '@paddock/protocol';
import type { ReactElement, ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LoadedGame } from '../games/index.ts';
import { useTurnNotification } from '../notifications/useTurnNotification.ts';
import { PremovePanel } from '../premove/PremovePanel.tsx';
import type { TableInfo } from '../games/table-link.ts';
import { LogAndChat } from '../chat/LogAndChat.tsx';
import { ChatButton } from '../chat/ChatButton.tsx';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import type { ChatProps } from '../chat/useChat.ts';
import { useTexts } from '../base/texts/index.tsx';
import { useMe } from '../base/me.ts';
import { canChat, type TableStream } from './table-stream.ts';

interface OnlineChatProps {
  readonly stream: TableStream;
  readonly table: Table;
}

/** The props of the chat for people who sit at the table, and for spectators during the race; `null` for everybody else. */
function useChatProps({ stream, table }: OnlineChatProps): ChatProps | null {
  const me = useMe((one) => one.me);
  const messages = useStore(stream.store, (one) => one.messages);
  if (me === undefined || me === null || !canChat(table, me.id)) return null;
  const isSpectator = !table.seats.some(({ person }) => person === me.id);
  return { table, messages, me: me.id, isSpectator, onMessages: (added) => stream.addMessages(added) };
}

/** On a phone, in the header of the page. */
export function HeaderChat(props: OnlineChatProps): ReactElement | null {
  const chat = useChatProps(props);
  return chat === null ? null : <ChatButton {...chat} />;
}

/** On a desktop, beside the board: the log, with the chat if there is one. */
export function SideChat({ log, ...props }: OnlineChatProps & { readonly log: ReactNode }): ReactNode {
  const chat = useChatProps(props);
  return chat === null ? log : <LogAndChat {...chat} log={log} />;
}

/** In the waiting room the chat is part of the page. */
export function WaitingRoomChat(props: OnlineChatProps): ReactElement | null {
  const t = useTexts();
  const chat = useChatProps(props);
  return chat === null ? null : (
    <div className="panel waiting-chat">
      <h2>{t.chat.title}</h2>
      <ChatPanel {...chat} />
    </div>
  );
}

interface OwnTurnPanelProps extends OnlineChatProps {
  readonly info: TableInfo;
  readonly game: LoadedGame;
}

/** The viewer's premoves and turn notifications. */
export function OwnTurnPanel({ stream, table, info, game }: OwnTurnPanelProps): ReactElement | null {
  const position = useStore(stream.store, (one) => one.position);
  const premoves = useStore(stream.store, (one) => one.plan);
  useTurnNotification(table, position);
  return position === null ? null : (
    <PremovePanel table={table} info={info} game={game} position={position} premoves={premoves} />
  );
}
