import { describe, expect, it } from 'vitest';
import { createLongCircuit } from './long-circuit.ts';
import { OWN_SEAT, OPEN_SEAT } from './player.ts';
import { IN_MEMORY, served } from './served.ts';

describe('options of a table', () => {
  const server = served(IN_MEMORY);
  const seats = [OWN_SEAT, OPEN_SEAT];

  it('may hold the largest circuit, and no more', async () => {
    const ann = await server.person('Ann');
    const circuit = createLongCircuit('Endless');
    expect(JSON.stringify(circuit).length).toBeGreaterThan(64 * 1024);
    const { status } = await ann.call('POST', '/api/tables', { game: 'formula-de', seats, options: { circuit } });
    expect(status).toBe(201);
    const options = { circuit: { ...circuit, lanes: 'x'.repeat(200_000) } };
    expect(await ann.call('POST', '/api/tables', { game: 'formula-de', seats, options })).toMatchObject({
      status: 413,
      body: { error: 'too-large' },
    });
  });
});
