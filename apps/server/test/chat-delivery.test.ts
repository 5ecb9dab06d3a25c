import type { ChatMessage } from '@paddock/protocol';
import { expect, it } from 'vitest';
import type { ChatRepository } from '../src/chat/repository.ts';
import { Chat } from '../src/chat/service.ts';
import { DomainEvents } from '../src/events.ts';
import type { Hub } from '../src/live/hub.ts';
import type { TableRepository } from '../src/tables/repository.ts';

it('delivers each message of another process once, in order, when notifications overlap', async () => {
  const stored: Partial<ChatMessage>[] = [{ number: 1, person: 'ann' }];
  const lookups: (() => void)[] = [];
  const delivered: number[] = [];
  const repository = {
    listSinceTime: () => Promise.resolve([...stored]),
    // Who has muted somebody is read from the database, which takes a while.
    listMuting: () => new Promise((resolve) => lookups.push(() => resolve([]))),
  } as unknown as ChatRepository;
  const tables = { find: () => Promise.resolve({ seats: [] }) } as unknown as TableRepository;
  const hub = {
    hasSubscribers: () => true,
    sendTo: (_table: string, _people: unknown, { data }: { data: ChatMessage }) => delivered.push(data.number),
  } as unknown as Hub;
  const chat = new Chat(repository, tables, hub, new DomainEvents(() => {}), () => 0);

  const first = chat.deliverNewMessages('table');
  await expect.poll(() => lookups.length).toBe(1);
  stored.push({ number: 2, person: 'ann' });
  const second = chat.deliverNewMessages('table');
  let isDone = false;
  const both = Promise.all([first, second]).then(() => (isDone = true));
  await expect
    .poll(() => {
      for (const answer of lookups.splice(0)) answer();
      return isDone;
    })
    .toBe(true);
  await both;
  expect(delivered).toEqual([1, 2]);
});
