import { describe, expect, it } from 'vitest';
import { DomainEvents } from '../src/events.ts';

describe('domain events', () => {
  it('calls handlers before emit returns, in the order of registration', () => {
    const events = new DomainEvents(() => {});
    const calls: string[] = [];
    events.on('raceEnded', ({ table }) => calls.push(`first ${table}`));
    events.on('raceEnded', ({ table }) => calls.push(`second ${table}`));
    events.on('resultStored', () => calls.push('another event'));
    events.emit('raceEnded', { table: 'T' });
    expect(calls).toEqual(['first T', 'second T']);
  });

  it('logs what a handler throws with the table, and calls the others', async () => {
    const logged: unknown[] = [];
    const events = new DomainEvents((error, table) => logged.push([error, table]));
    const calls: string[] = [];
    events.on('raceEnded', () => {
      throw new Error('sync');
    });
    events.on('raceEnded', () => Promise.reject(new Error('async')));
    events.on('raceEnded', () => calls.push('last'));
    events.emit('raceEnded', { table: 'T' });
    await events.waitUntilSettled();
    expect(calls).toEqual(['last']);
    expect(logged).toEqual([
      [new Error('sync'), 'T'],
      [new Error('async'), 'T'],
    ]);
  });

  it('waits for one handler after the other, and for those that run on', async () => {
    const events = new DomainEvents(() => {});
    const calls: string[] = [];
    for (const name of ['first', 'second']) {
      events.on('namesChanged', async () => {
        calls.push(`${name} begins`);
        await Promise.resolve();
        calls.push(`${name} ends`);
      });
    }
    await events.emitAndWait('namesChanged', { tables: [] });
    expect(calls).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    calls.length = 0;
    events.emit('namesChanged', { tables: [] });
    expect(calls).toEqual(['first begins', 'second begins']);
    await events.waitUntilSettled();
    expect(calls).toHaveLength(4);
  });
});
