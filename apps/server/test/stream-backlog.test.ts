import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StreamBacklog, StreamBacklogs } from '../src/api/stream-backlog.ts';

/** A socket that adds to `writes` what is written to it. */
function createSocket(writes: string[]): Socket & { writable: boolean } {
  const write = (chunk: Buffer): unknown => writes.push(chunk.toString());
  return { writable: true, writableLength: 0, once: () => {}, write } as unknown as Socket & { writable: boolean };
}

describe('a stream', () => {
  let writes: string[];
  let socket: Socket & { writable: boolean };
  let streams: StreamBacklogs;
  let stream: StreamBacklog;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
    writes = [];
    socket = createSocket(writes);
    streams = new StreamBacklogs();
    stream = streams.open('192.0.2.1', socket);
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
    stream.write(Buffer.from('a'), 'watching');
    stream.write(Buffer.from('b'), 'watching');
    expect(writes).toEqual([]);
    stream.write(Buffer.from('c'));
    vi.advanceTimersByTime(0);
    expect(writes).toEqual(['abc']);
    vi.advanceTimersByTime(100);
    expect(writes).toEqual(['abc']);
  });

  it('is sent what can wait within 40 ms if nothing follows', () => {
    stream.write(Buffer.from('a'), 'watching');
    vi.advanceTimersByTime(15);
    stream.write(Buffer.from('b'), 'watching');
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(25);
    expect(writes).toEqual(['ab']);
    stream.write(Buffer.from('c'), 'watching');
    vi.advanceTimersByTime(40);
    expect(writes).toEqual(['ab', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is sent acknowledgements at once while little is written', () => {
    stream.write(Buffer.from('a'), 'acknowledgement');
    vi.advanceTimersByTime(0);
    expect(writes).toEqual(['a']);
  });

  it('is sent acknowledgements within 7 ms while much is written, together with what follows', () => {
    for (let i = 0; i < 8; i++) streams.open('192.0.2.1', createSocket([])).write(Buffer.from('x'));
    vi.advanceTimersByTime(0);
    stream.write(Buffer.from('a'), 'acknowledgement');
    vi.advanceTimersByTime(6);
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(writes).toEqual(['a']);
    stream.write(Buffer.from('b'), 'acknowledgement');
    stream.write(Buffer.from('c'));
    vi.advanceTimersByTime(0);
    expect(writes).toEqual(['a', 'bc']);
  });

  it('is sent what it needs first in time, whatever else waits', () => {
    for (let i = 0; i < 8; i++) streams.open('192.0.2.1', createSocket([])).write(Buffer.from('x'));
    vi.advanceTimersByTime(0);
    stream.write(Buffer.from('a'), 'watching');
    vi.advanceTimersByTime(1);
    stream.write(Buffer.from('b'), 'acknowledgement');
    vi.advanceTimersByTime(7);
    expect(writes).toEqual(['ab']);
    stream.write(Buffer.from('c'), 'watching');
    vi.advanceTimersByTime(39);
    expect(writes).toEqual(['ab']);
    vi.advanceTimersByTime(1);
    expect(writes).toEqual(['ab', 'c']);
  });

  it('does not keep much waiting', () => {
    stream.write(Buffer.alloc(40_000), 'watching');
    stream.write(Buffer.alloc(40_000), 'watching');
    expect(writes.map(({ length }) => length)).toEqual([80_000]);
    stream.write(Buffer.alloc(80_000));
    expect(writes.map(({ length }) => length)).toEqual([80_000, 80_000]);
  });

  it('is not written to after its end', () => {
    stream.write(Buffer.from('a'), 'watching');
    stream.write(Buffer.from('b'));
    socket.writable = false;
    vi.advanceTimersByTime(100);
    expect(writes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
