import type { ChatMessage } from '@paddock/protocol';
import { useRef, useState } from 'react';
import { callApi } from '../base/api.ts';
import { sanitizeMessage } from './messages.ts';
import { useChatMemory } from './chat-memory.ts';

type SendError = 'tooMany' | 'offline' | 'failed';

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
export function useMessageDraft(table: string, onMessages: (messages: readonly ChatMessage[]) => void): MessageDraft {
  const [draft, setDraft] = useState('');
  const [error, setError] = useState<SendError | null>(null);
  const attempt = useRef<{ readonly id: string; readonly text: string } | null>(null);
  const isSending = useRef(false);
  const send = async (): Promise<void> => {
    const text = sanitizeMessage(draft);
    if (text === '' || isSending.current) return;
    if (attempt.current?.text !== text) attempt.current = { id: crypto.randomUUID(), text };
    isSending.current = true;
    const answer = await callApi<ChatMessage>('POST', `/api/tables/${table}/messages`, attempt.current);
    isSending.current = false;
    if (answer.ok) {
      attempt.current = null;
      setError(null);
      onMessages([answer.value]);
      // Keep what was typed meanwhile.
      setDraft((now) => (sanitizeMessage(now) === text ? '' : now));
      return;
    }
    const { code } = answer.error;
    // The chat was turned off on another device of the same person.
    if (code === 'forbidden') useChatMemory.getState().remember(table, { quiet: true });
    setError(code === 'rate-limited' ? 'tooMany' : code === 'offline' ? 'offline' : 'failed');
  };
  return { text: draft, setText: setDraft, error, send };
}
