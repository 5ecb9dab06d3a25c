import type { Message } from '@paddock/protocol';
import { useRef, useState } from 'react';
import { callApi } from '../online/api.ts';
import { sanitizeMessage } from './messages.ts';
import { useChatMemory } from './chat-memory.ts';

export type SendError = 'tooMany' | 'offline' | 'failed';

interface MessageDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly error: SendError | null;
  readonly send: () => Promise<void>;
}

/**
 * The message being written. If there is no answer the message keeps its id, so that sending it again does not
 * duplicate it.
 */
export function useMessageDraft(table: string, onSaid: (messages: readonly Message[]) => void): MessageDraft {
  const [typed, setTyped] = useState('');
  const [trouble, setTrouble] = useState<SendError | null>(null);
  const attempt = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const under = useRef(false);
  const say = async (): Promise<void> => {
    const text = sanitizeMessage(typed);
    if (text === '' || under.current) return;
    if (attempt.current?.text !== text) attempt.current = { id: crypto.randomUUID(), text };
    under.current = true;
    const said = await callApi<Message>('POST', `/api/tables/${table}/messages`, attempt.current);
    under.current = false;
    if (said.ok) {
      attempt.current = null;
      setTrouble(null);
      onSaid([said.value]);
      // Keep what was typed meanwhile.
      setTyped((now) => (sanitizeMessage(now) === text ? '' : now));
      return;
    }
    const { code } = said.error;
    // The chat was turned off on another device of the same person.
    if (code === 'forbidden') useChatMemory.getState().remember(table, { quiet: true });
    setTrouble(code === 'too-many' ? 'tooMany' : code === 'offline' ? 'offline' : 'failed');
  };
  return { text: typed, setText: setTyped, error: trouble, send: say };
}
