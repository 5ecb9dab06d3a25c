import { type ChatMessage, NewChatMessage } from '@paddock/protocol';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  visibleMessages,
  lastMessageNumber,
  sanitizeMessage,
  MAX_MESSAGE_LENGTH,
  countUnread,
} from '../src/chat/messages.ts';
import { recallTable, useChatMemory } from '../src/chat/chat-memory.ts';

// Must run before modules that use localStorage are loaded.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

const createMessage = (number: number, person: string): ChatMessage => ({
  number,
  person,
  name: person,
  claimed: false,
  text: 'hello',
  at: 0,
});

describe('a typed message', () => {
  const { pattern } = NewChatMessage.properties.text as unknown as { readonly pattern: string };

  test('becomes one line that the server accepts', () => {
    const taken = new RegExp(pattern, 'u');
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(typed, (text) => {
        const line = sanitizeMessage(text);
        expect(line.length <= MAX_MESSAGE_LENGTH && (line === '' || taken.test(line))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('keeps ordinary text unchanged', () => {
    expect(sanitizeMessage('  Où\tvas-tu ?\n👩‍🚀 ')).toBe('Où vas-tu ? 👩‍🚀');
    expect(sanitizeMessage('\u202Eevil\u202C')).toBe('evil');
    expect(sanitizeMessage(' \n ')).toBe('');
  });
});

describe('the shown messages', () => {
  const messages = [
    createMessage(1, 'anna'),
    createMessage(2, 'bert'),
    createMessage(2, 'bert'),
    createMessage(4, 'carl'),
  ];

  test('contain neither muted people nor duplicates', () => {
    expect(visibleMessages(messages, new Set(['carl'])).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('are unread if somebody else sent them after the last read one', () => {
    expect(countUnread(visibleMessages(messages, new Set()), 1, 'anna')).toBe(2);
    expect(countUnread(messages, 1, 'bert')).toBe(1);
    expect(countUnread(messages, lastMessageNumber(messages), 'anna')).toBe(0);
    expect(lastMessageNumber([])).toBe(0);
  });
});

test('a device remembers the last sixty tables, most recent first', () => {
  const { remember } = useChatMemory.getState();
  for (let i = 0; i < 70; i++) remember(`table ${i}`, { seen: i });
  remember('table 30', { quiet: true });
  const { tables } = useChatMemory.getState();
  expect(tables).toHaveLength(60);
  expect(tables[0]).toEqual({ table: 'table 30', seen: 30, quiet: true });
  expect(recallTable(tables, 'table 3')).toEqual({ table: 'table 3', seen: 0, quiet: false });
});

describe('muting and blocking', () => {
  const calls: string[] = [];
  beforeEach(() => {
    calls.length = 0;
    vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
      calls.push(`${method} ${path}`);
      if (path === '/api/me/mutes') return Promise.resolve(Response.json(['bert']));
      if (path === '/api/me/blocks') return Promise.resolve(Response.json(['dora']));
      return Promise.resolve(new Response(null, { status: path.includes('/carl/') ? 500 : 204 }));
    });
  });

  test('is loaded from the server', async () => {
    const { useMutes } = await import('../src/chat/mutes.ts');
    const { load, setMuted, setBlocked } = useMutes.getState();
    await load();
    expect([...useMutes.getState().muted]).toEqual(['bert']);
    expect(await setMuted('anna', true)).toBe(true);
    expect(await setMuted('bert', false)).toBe(true);
    expect(await setMuted('carl', true)).toBe(false);
    expect([...useMutes.getState().muted]).toEqual(['anna']);
    expect(calls).toContain('POST /api/people/bert/unmute');
    expect([...useMutes.getState().blocked]).toEqual(['dora']);
    expect(await setBlocked('emil', true)).toBe(true);
    expect(await setBlocked('dora', false)).toBe(true);
    expect(await setBlocked('carl', true)).toBe(false);
    expect([...useMutes.getState().blocked]).toEqual(['emil']);
    expect(calls).toContain('POST /api/people/dora/unblock');
  });
});
