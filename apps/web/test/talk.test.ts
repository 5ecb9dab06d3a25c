import { type Message, NewMessage } from '@paddock/protocol';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heard, lastOf, lineOf, LONGEST, unreadOf } from '../src/talk/line.ts';
import { recall, useTalkMemory } from '../src/talk/memory.ts';

// Before anything is loaded that keeps something on the device.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} }));

const said = (number: number, person: string): Message => ({
  number,
  person,
  name: person,
  claimed: false,
  text: 'hello',
  at: 0,
});

describe('what somebody types', () => {
  const { pattern } = NewMessage.properties.text as unknown as { readonly pattern: string };

  test('becomes one line that the server takes, whatever it was', () => {
    const taken = new RegExp(pattern, 'u');
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(typed, (text) => {
        const line = lineOf(text);
        expect(line.length <= LONGEST && (line === '' || taken.test(line))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('keeps what people mean', () => {
    expect(lineOf('  Où\tvas-tu ?\n👩‍🚀 ')).toBe('Où vas-tu ? 👩‍🚀');
    expect(lineOf('\u202Eevil\u202C')).toBe('evil');
    expect(lineOf(' \n ')).toBe('');
  });
});

describe('what is heard', () => {
  const messages = [said(1, 'anna'), said(2, 'bert'), said(2, 'bert'), said(4, 'carl')];

  test('leaves out whom one has muted, and what came twice', () => {
    expect(heard(messages, new Set(['carl'])).map(({ number }) => number)).toEqual([1, 2]);
  });

  test('is new when somebody else said it after the last look', () => {
    expect(unreadOf(heard(messages, new Set()), 1, 'anna')).toBe(2);
    expect(unreadOf(messages, 1, 'bert')).toBe(1);
    expect(unreadOf(messages, lastOf(messages), 'anna')).toBe(0);
    expect(lastOf([])).toBe(0);
  });
});

test('a device remembers the last sixty tables, the latest first', () => {
  const { remember } = useTalkMemory.getState();
  for (let i = 0; i < 70; i++) remember(`table ${i}`, { seen: i });
  remember('table 30', { quiet: true });
  const { tables } = useTalkMemory.getState();
  expect(tables).toHaveLength(60);
  expect(tables[0]).toEqual({ table: 'table 30', seen: 30, quiet: true });
  expect(recall(tables, 'table 3')).toEqual({ table: 'table 3', seen: 0, quiet: false });
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

  test('is what the server says it is', async () => {
    const { useMutes } = await import('../src/talk/mutes.ts');
    const { load, turn, block } = useMutes.getState();
    await load();
    expect([...useMutes.getState().muted]).toEqual(['bert']);
    expect(await turn('anna', true)).toBe(true);
    expect(await turn('bert', false)).toBe(true);
    expect(await turn('carl', true)).toBe(false);
    expect([...useMutes.getState().muted]).toEqual(['anna']);
    expect(calls).toContain('POST /api/people/bert/unmute');
    expect([...useMutes.getState().blocked]).toEqual(['dora']);
    expect(await block('emil', true)).toBe(true);
    expect(await block('dora', false)).toBe(true);
    expect(await block('carl', true)).toBe(false);
    expect([...useMutes.getState().blocked]).toEqual(['emil']);
    expect(calls).toContain('POST /api/people/dora/unblock');
  });
});
