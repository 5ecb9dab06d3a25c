import type { ChatMessage, Table } from '@paddock/protocol';
import { useEffect, useMemo } from 'react';
import { callApi } from '../base/api.ts';
import { visibleMessages, countUnread } from './messages.ts';
import { recallTable, useChatMemory } from './chat-memory.ts';
import { useMutes } from './mutes.ts';

/** What the chat components need to know about a table and its reader. */
export interface ChatProps {
  readonly table: Pick<Table, 'id' | 'chat' | 'seats'>;
  readonly messages: readonly ChatMessage[];
  /** The reader's own id. */
  readonly me: string;
  /** Whether the reader has no seat: spectators have a talk of their own. */
  readonly isSpectator: boolean;
  /** Called with messages that did not come through the live stream. */
  readonly onMessages: (messages: readonly ChatMessage[]) => void;
}

interface ChatState {
  readonly messages: readonly ChatMessage[];
  readonly unread: number;
  readonly seen: number;
  readonly quiet: boolean;
  readonly setQuiet: (quiet: boolean) => Promise<void>;
}

/** The chat of a table for one reader: without muted and blocked people, and empty when the reader turned it off. */
export function useChat({ table, messages, me, isSpectator, onMessages }: ChatProps): ChatState {
  const seen = useChatMemory(({ tables }) => recallTable(tables, table.id).seen);
  const quiet = useChatMemory(({ tables }) => recallTable(tables, table.id).quiet);
  const { muted, blocked, load } = useMutes();
  useEffect(() => void load(), [load, me]);
  const shown = useMemo(
    () => (quiet ? [] : visibleMessages(messages, new Set([...muted, ...blocked]))),
    [messages, muted, blocked, quiet],
  );
  const turn = async (next: boolean): Promise<void> => {
    // A spectator has no seat for which the server could remember it.
    const done = isSpectator
      ? { ok: true }
      : await callApi<undefined>('POST', `/api/tables/${table.id}/chat`, { quiet: next });
    if (!done.ok) return;
    useChatMemory.getState().remember(table.id, { quiet: next });
    if (next) return;
    // Load the messages that were sent meanwhile.
    const missed = await callApi<ChatMessage[]>('GET', `/api/tables/${table.id}/messages`);
    if (missed.ok) onMessages(missed.value);
  };
  return { messages: shown, unread: countUnread(shown, seen, me), seen, quiet, setQuiet: turn };
}
