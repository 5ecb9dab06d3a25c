import type { Message, Table } from '@paddock/protocol';
import { useEffect, useMemo } from 'react';
import { call } from '../online/api.ts';
import { heard, unreadOf } from './line.ts';
import { recall, useTalkMemory } from './memory.ts';
import { useMutes } from './mutes.ts';

/** What the talk at a table needs: the table as it is, what was said, and who reads. */
export interface TalkProps {
  readonly table: Pick<Table, 'id' | 'chat' | 'seats'>;
  readonly messages: readonly Message[];
  /** One's own id. */
  readonly me: string;
  /** Takes what the server has told of the talk besides the live stream. */
  readonly onHeard: (messages: readonly Message[]) => void;
}

interface Talk {
  readonly messages: readonly Message[];
  readonly unread: number;
  readonly seen: number;
  readonly quiet: boolean;
  readonly turn: (quiet: boolean) => Promise<void>;
}

/** The talk of a table as this person wants it: without those they have muted or blocked, and not at all when they turned it off. */
export function useTalk({ table, messages, me, onHeard }: TalkProps): Talk {
  const { seen, quiet } = recall(
    useTalkMemory((memory) => memory.tables),
    table.id,
  );
  const { muted, blocked, load } = useMutes();
  useEffect(() => void load(), [load, me]);
  const shown = useMemo(
    () => (quiet ? [] : heard(messages, new Set([...muted, ...blocked]))),
    [messages, muted, blocked, quiet],
  );
  const turn = async (next: boolean): Promise<void> => {
    const done = await call<undefined>('POST', `/api/tables/${table.id}/quiet`, { quiet: next });
    if (!done.ok) return;
    useTalkMemory.getState().remember(table.id, { quiet: next });
    if (next) return;
    // What was said in the meantime.
    const missed = await call<Message[]>('GET', `/api/tables/${table.id}/messages`);
    if (missed.ok) onHeard(missed.value);
  };
  return { messages: shown, unread: unreadOf(shown, seen, me), seen, quiet, turn };
}
