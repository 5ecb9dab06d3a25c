import type { Message } from '@paddock/protocol';
import { useRef, useState } from 'react';
import { call } from '../online/api.ts';
import { lineOf } from './line.ts';
import { useTalkMemory } from './memory.ts';

export type Trouble = 'tooMany' | 'offline' | 'failed';

interface Saying {
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly trouble: Trouble | null;
  readonly say: () => Promise<void>;
}

/** What is being written. A message that got no answer keeps its id: sent again, it is said once. */
export function useSaying(table: string, onSaid: (messages: readonly Message[]) => void): Saying {
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const attempt = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const under = useRef(false);
  const say = async (): Promise<void> => {
    const text = lineOf(typed);
    if (text === '' || under.current) return;
    if (attempt.current?.text !== text) attempt.current = { id: crypto.randomUUID(), text };
    under.current = true;
    const said = await call<Message>('POST', `/api/tables/${table}/messages`, attempt.current);
    under.current = false;
    if (said.ok) {
      attempt.current = null;
      setTrouble(null);
      onSaid([said.value]);
      // What was typed in the meantime stays.
      setTyped((now) => (lineOf(now) === text ? '' : now));
      return;
    }
    const { code } = said.error;
    // Turned off elsewhere: another device of the same person.
    if (code === 'forbidden') useTalkMemory.getState().remember(table, { quiet: true });
    setTrouble(code === 'too-many' ? 'tooMany' : code === 'offline' ? 'offline' : 'failed');
  };
  return { typed, type: setTyped, trouble, say };
}
