import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StreamBacklog, StreamBacklogs } from '../src/api/stream-backlog.ts';

describe('a stream', () => {
  let writes: string[];
  let socket: { writable: boolean };
  let streams: StreamBacklogs;
  let stream: StreamBacklog;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setImmediate', 'performance'] });
    writes = [];
    socket = { writable: true };
    const network = Object.assign(socket, {
      writableLength: 0,
      once: () => {},
      write: (chunk: Buffer) => writes.push(chunk.toString()),
    });
    streams = new StreamBacklogs();
    stream = streams.open('192.0.2.1', network as unknown as Socket);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is written to once at the end of a turn of the event loop', () => {
    stream.write(Buffer.from('a'));
    stream.write(Buffer.from('b'));
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(writes).toEqual(['ab']);
    stream.write(Buffer.from('c'));
    vi.advanceTimersByTime(0);
    expect(writes).toEqual(['ab', 'c']);
  });

  it('is written to at once where its connection is about to end', () => {
    stream.write(Buffer.from('a'));
    streams.flushUrgent();
    expect(writes).toEqual(['a']);
    vi.advanceTimersByTime(100);
    expect(writes).toEqual(['a']);
  });

  it('is sent what can wait together with what follows, in the same order', () => {
    stream.writeSoon(Buffer.from('a'));
    stream.writeSoon(Buffer.from('b'));
    expect(writes).toEqual([]);
    stream.write(Buffer.from('c'));
    vi.advanceTimersByTime(0);
    expect(writes).toEqual(['abc']);
    vi.advanceTimersByTime(100);
    expect(writes).toEqual(['abc']);
  });

  it('is sent what can wait within 40 ms if nothing follows', () => {
    stream.writeSoon(Buffer.from('a'));
    vi.advanceTimersByTime(15);
    stream.writeSoon(Buffer.from('b'));
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(15);
    expect(writes).toEqual(['ab']);
    stream.writeSoon(Buffer.from('c'));
    vi.advanceTimersByTime(30);
    expect(writes).toEqual(['ab', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not keep much waiting', () => {
    stream.writeSoon(Buffer.alloc(40_000));
    stream.writeSoon(Buffer.alloc(40_000));
    expect(writes.map(({ length }) => length)).toEqual([80_000]);
    stream.write(Buffer.alloc(80_000));
    expect(writes.map(({ length }) => length)).toEqual([80_000, 80_000]);
  });

  it('is not written to after its end', () => {
    stream.writeSoon(Buffer.from('a'));
    stream.write(Buffer.from('b'));
    socket.writable = false;
    vi.advanceTimersByTime(100);
    expect(writes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
