import { createDesign, createStarterDesign } from '@paddock/circuit-design';
import type { GalleryItem, Person, Table } from '@paddock/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import {
  claim,
  createCircuit,
  createCourse,
  findItem,
  publish,
  publishCircuit,
  publishCourse,
} from './gallery-client.ts';
import { createLongCircuit } from './long-circuit.ts';
import { OWN_SEAT, ROOKIE_SEAT } from './player.ts';
import { IN_MEMORY, served } from './served.ts';

const CIRCUIT = { game: 'formula-de', option: 'circuit' };
const COURSE = { game: 'pole-position', option: 'tokens', name: 'Old Mill' };

const TOO_DEEP = {
  status: 400,
  body: { error: 'bad-request', message: 'circuit: at most 16 levels of lists and objects' },
};

function nest(depth: number): object {
  let value = {};
  for (let i = 0; i < depth; i++) value = { a: value };
  return value;
}

describe('the limits of the gallery', () => {
  const server = served(IN_MEMORY);
  let ann: Client & Person;
  beforeAll(async () => {
    ann = await claim(server, 'Ann');
  });
  const refuse = async (item: object): Promise<string> => {
    const { status, body } = await publish(ann, item);
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    return (body as unknown as { error: string }).error;
  };

  it('refuses what is too large, too deep or no value of the game, and stores nothing of it', async () => {
    const circuit = createCircuit('Heath');
    const { drawing } = circuit;
    expect(await refuse({ ...CIRCUIT, value: { ...circuit, lanes: 'x'.repeat(300_000) } })).toBe('too-large');
    expect(await refuse({ ...CIRCUIT, value: { ...circuit, note: 'x'.repeat(200_000) } })).toBe('too-large');
    expect(await refuse({ ...CIRCUIT, value: circuit, design: { a: 'x'.repeat(70_000) } })).toBe('too-large');
    for (const depth of [17, 1500]) {
      expect(await refuse({ ...CIRCUIT, value: { ...circuit, note: nest(depth) } })).toBe('bad-request');
      expect(await refuse({ ...CIRCUIT, value: circuit, design: nest(depth) })).toBe('bad-request');
    }
    const landmarks = Array.from({ length: 10_000 }, () => ({}));
    const cells = Array.from({ length: 2001 }, (_, i) => ({ ...circuit.cells[0]!, id: `c${i}` }));
    expect(await refuse({ ...CIRCUIT, value: { ...circuit, cells } })).toMatch(/bad-request|too-large/);
    expect(await refuse({ ...CIRCUIT, value: [circuit] })).toBe('bad-request');
    expect(await refuse({ ...COURSE, value: [...createCourse(1), 'grey'] })).toBe('bad-request');
    expect(await refuse({ ...COURSE, option: 'podium', value: createCourse(1) })).toBe('bad-request');
    expect(await refuse({ ...COURSE, value: createCourse(1), name: undefined })).toBe('bad-request');
    // A drawing that its check refuses is no part of the description.
    const { status, body } = await publish(ann, {
      ...CIRCUIT,
      value: { ...circuit, drawing: { ...drawing, landmarks } },
    });
    expect(status === 400 || (status === 201 && body.outline.length === 0)).toBe(true);
  });

  it('refuses designs that no editor could open, and says what is wrong', async () => {
    const good = createStarterDesign();
    const wrong: readonly (readonly [object, string])[] = [
      [{}, 'design: format: 1'],
      [{ ...good, handles: [[1, 'x']] }, 'design: handles: at most 120 points [x, y]'],
      [{ ...good, corners: [{}] }, 'design: corners: a list of corners'],
      [{ ...good, pit: null }, 'design: pit: entry and exit, places on the line'],
      [{ design: { ...good, width: 1e9 }, isOpen: true }, 'design: width, height: 400 to 6000'],
      [{ design: null }, 'design: a design is an object'],
    ];
    for (const [design, message] of wrong) {
      const refused = { status: 400, body: { error: 'bad-request', message } };
      expect(await publish(ann, { ...CIRCUIT, value: createCircuit('Heath'), design })).toMatchObject(refused);
      const saved = { ...CIRCUIT, name: 'One', design, version: 0 };
      expect(await ann.call('PUT', '/api/me/designs/one', saved)).toMatchObject(refused);
    }
    const course = { game: 'pole-position', option: 'tokens', name: 'One', version: 0 };
    for (const design of [{}, { value: ['grey'] }])
      expect((await ann.call('PUT', '/api/me/designs/one', { ...course, design })).status).toBe(400);
    expect((await ann.call('GET', '/api/me/designs')).body).toEqual([]);
    const drafts = [
      { ...CIRCUIT, name: 'Draft', design: { design: createDesign(), isOpen: true }, version: 0 },
      { ...course, design: { value: createCourse(5) } },
    ];
    for (const [i, draft] of drafts.entries())
      expect((await ann.call('PUT', `/api/me/designs/draft${i}`, draft)).status).toBe(200);
  });

  it('refuses options of tables that are nested too deep', async () => {
    const table = { game: 'formula-de', seats: [OWN_SEAT, { kind: 'open' }] };
    const { body: open } = await ann.call<Table>('POST', '/api/tables', table);
    for (const depth of [17, 1500]) {
      const options = { circuit: { ...createCircuit('Heath'), note: nest(depth) } };
      expect(await ann.call('POST', '/api/tables', { ...table, options })).toMatchObject(TOO_DEEP);
      expect(await ann.call('PATCH', `/api/tables/${open.id}`, { options })).toMatchObject(TOO_DEEP);
    }
    expect((await ann.call<Table>('GET', `/api/tables/${open.id}`)).body.options).toEqual(open.options);
  });

  it('refuses names that mislead, and keeps strange ones as they are', async () => {
    for (const name of ['‮evil', 'a\u0000b', '   ', 'x'.repeat(41), 'Paddock', 'Ann ✓', '\u200b'])
      expect(await refuse({ ...COURSE, value: createCourse(2), name }), JSON.stringify(name)).toMatch(
        /bad-request|name-reserved/,
      );
    expect(await refuse({ ...CIRCUIT, value: createCircuit('\u202Eevil') })).toBe('bad-request');
    const name = `<script>alert("'&\`)</script>`;
    const { id } = await publishCourse(ann, createCourse(3), { name });
    expect(await findItem(server.stranger(), id)).toMatchObject({ name });
    const page = await fetch(`${server.base}/gallery/${id}`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('<script>alert');
    const odd = await server.stranger().call('GET', `/api/gallery?q=${encodeURIComponent("%' OR 1=1 --_\\")}`);
    expect(odd).toMatchObject({ status: 200, body: { items: [] } });
  });

  it('needs a claimed nickname and a browser', async () => {
    const nobody = await server.person('Nobody');
    const item = { ...COURSE, value: createCourse(4) };
    expect((await publish(nobody, item)).status).toBe(403);
    expect((await publish(server.stranger(), item)).status).toBe(401);
    expect((await nobody.call('PUT', `/api/gallery/${'0'.repeat(64)}/rating`, { stars: 5 })).status).toBe(403);
  });

  it('keeps at most fifty designs and a hundred versions of a person', async () => {
    const bob = await claim(server, 'Bob');
    const design = { game: 'formula-de', option: 'circuit', name: 'One', design: createDesign(), version: 0 };
    const saved = await Promise.all(
      Array.from({ length: 50 }, (_, i) => bob.call('PUT', `/api/me/designs/d${i}`, design)),
    );
    expect(saved.every(({ status }) => status === 200)).toBe(true);
    expect(await bob.call('PUT', '/api/me/designs/more', design)).toMatchObject({
      status: 409,
      body: { error: 'full' },
    });
    for (let i = 0; i < 100; i++) await publishCourse(bob, createCourse(1000 + i));
    expect(await publish(bob, { ...COURSE, value: createCourse(2000) })).toMatchObject({ body: { error: 'full' } });
    expect((await publish(bob, { ...COURSE, value: createCourse(1000) })).status).toBe(201);
  });

  it('races bots on the longest circuit in worker threads, while the server goes on answering', async () => {
    const circuit = createLongCircuit('Endless');
    expect(circuit.cells.length).toBeGreaterThan(1990);
    const { id } = await publishCircuit(ann, circuit);
    const options = { circuit: { name: 'Endless', hash: id } };
    const seats = [OWN_SEAT, ROOKIE_SEAT, ROOKIE_SEAT];
    const { id: table } = await ann.createTable({ game: 'formula-de', seats, options });
    await ann.call('POST', `/api/tables/${table}/leave`);
    const { body: listed } = await ann.call<GalleryItem>('GET', `/api/gallery/${id}`);
    expect(listed.figures).toMatchObject({ rows: 666, corners: 30 });
    await expect
      .poll(async () => (await ann.call<Table>('GET', `/api/tables/${table}`)).body.phase, { timeout: 60_000 })
      .not.toBe('open');
  });
});
