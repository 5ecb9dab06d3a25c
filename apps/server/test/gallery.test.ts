import { createDesign, createStarterDesign } from '@paddock/circuit-design';
import { canonicalJson } from '@paddock/kernel';
import { SAMPLE_COURSE } from '@paddock/pole-position';
import type {
  AccountExport,
  BuiltInItem,
  Championship,
  GalleryItem,
  Person,
  ReportDetails,
  Table,
} from '@paddock/protocol';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import {
  claim,
  createCircuit,
  createCourse,
  findItem,
  listItems,
  listNames,
  publish,
  publishCircuit,
  publishCourse,
} from './gallery-client.ts';
import { OWN_SEAT, playToEnd, ROOKIE_SEAT } from './player.ts';
import { served } from './served.ts';
import { STORAGES } from './storages.ts';

describe.each(STORAGES)('the gallery on %s', (_name, openStorage) => {
  let token = '';
  let time = Date.now();
  const server = served(openStorage, { onAdminToken: (made) => (token = made), now: () => time++ });
  type Member = Client & Person;
  let [ann, bob, cleo]: Member[] = [];
  beforeAll(async () => {
    [ann, bob, cleo] = [await claim(server, 'Ann'), await claim(server, 'Bob'), await claim(server, 'Cleo')];
  });
  const rate = (client: Client, id: string, stars: number | null) =>
    client.call<GalleryItem>('PUT', `/api/gallery/${id}/rating`, { stars });

  it('publishes a circuit under the hash of its canonical JSON, with what lists show of it', async () => {
    const circuit = createCircuit('Dune Ring');
    const design = createStarterDesign();
    const item = await publishCircuit(ann!, circuit, { design });
    expect(item.id).toBe(createHash('sha256').update(canonicalJson(circuit)).digest('hex'));
    expect(item).toMatchObject({ name: 'Dune Ring', version: 1, state: 'public', rating: null, races: 0, design });
    expect(item.author).toMatchObject({ nickname: 'Ann', claimed: true });
    expect(item.value).toEqual(circuit);
    expect(item.figures).toMatchObject({ corners: circuit.corners.length, rows: circuit.lapRows });
    expect(item.outline.length).toBeGreaterThan(50);
    expect(item.viewer).toEqual({ isAuthor: true, stars: null });
    const listed = (await listItems(server.stranger(), 'game=formula-de')).items[0]!;
    expect(listed).toMatchObject({ id: item.id, outline: item.outline });
    expect(listed).not.toHaveProperty('value');
    expect(listed).not.toHaveProperty('design');
  });

  it('publishes the same value once: again by the author, never by somebody else', async () => {
    const value = createCourse(1);
    const item = await publishCourse(ann!, value);
    expect((await publishCourse(ann!, value)).id).toBe(item.id);
    const stolen = await publish(bob!, { game: 'pole-position', option: 'tokens', name: 'Mine', value });
    expect(stolen).toMatchObject({ status: 409, body: { error: 'already-published' } });
  });

  it('keeps every version and its credit, and lists the latest', async () => {
    const original = await publishCourse(bob!, createCourse(2), { name: 'Original' });
    const first = await publishCourse(ann!, createCourse(3), { name: 'First', forkedFrom: original.id });
    const second = await publishCourse(ann!, createCourse(4), { name: 'Second', replaces: first.id });
    expect(second).toMatchObject({ version: 2, forkedFrom: { id: original.id, name: 'Original', state: 'public' } });
    expect(second.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await findItem(bob!, first.id)).toMatchObject({ name: 'First', version: 1, state: 'public' });
    expect(await listNames(bob!, 'q=first')).toEqual([]);
    expect(await listNames(bob!, 'q=SECOND')).toEqual(['Second']);
    expect(await findItem(bob!, original.id)).toMatchObject({ forks: 1 });
    const late = { game: 'pole-position', option: 'tokens', name: 'Late', value: createCourse(5), replaces: first.id };
    expect(await publish(ann!, late)).toMatchObject({ status: 409, body: { error: 'stale' } });
    expect((await publish(bob!, { ...late, replaces: second.id })).status).toBe(403);
  });

  it('withdraws an item with its versions, keeps its credit, and shows it again', async () => {
    const original = await publishCourse(ann!, createCourse(6), { name: 'Fen Lane' });
    const fork = await publishCourse(bob!, createCourse(8), { name: 'Fen Lane Two', forkedFrom: original.id });
    expect((await bob!.call('DELETE', `/api/gallery/${original.id}`)).status).toBe(403);
    expect((await ann!.call('DELETE', `/api/gallery/${original.id}`)).status).toBe(204);
    expect(await findItem(bob!, original.id)).toMatchObject({ state: 'withdrawn', value: null, outline: [] });
    expect(await listNames(bob!, 'q=fen lane')).toEqual(['Fen Lane Two']);
    const credit = { id: original.id, name: 'Fen Lane', state: 'withdrawn', author: { nickname: 'Ann' } };
    expect(await findItem(cleo!, fork.id)).toMatchObject({ forkedFrom: credit });
    expect((await rate(bob!, original.id, 5)).status).toBe(404);
    await publishCourse(ann!, createCourse(6), { name: 'Fen Lane' });
    expect(await findItem(bob!, original.id)).toMatchObject({ state: 'public' });
  });

  it('takes one rating of each person, not of the author, and orders by a mean that few ratings hardly change', async () => {
    const once = await publishCourse(ann!, createCourse(9), { name: 'Rated once' });
    const twice = await publishCourse(ann!, createCourse(10), { name: 'Rated twice' });
    expect((await rate(ann!, once.id, 5)).status).toBe(403);
    expect((await rate(bob!, once.id, 6)).status).toBe(400);
    expect((await rate(server.stranger(), once.id, 4)).status).toBe(401);
    expect((await rate(await server.person('Nobody'), once.id, 4)).status).toBe(403);
    await rate(bob!, once.id, 1);
    expect((await rate(bob!, once.id, 5)).body).toMatchObject({ rating: 5, ratings: 1, viewer: { stars: 5 } });
    await rate(bob!, twice.id, 5);
    await rate(cleo!, twice.id, 4);
    expect(await listNames(bob!, 'order=best&q=rated')).toEqual(['Rated twice', 'Rated once']);
    expect((await rate(bob!, twice.id, null)).body).toMatchObject({ rating: 4, ratings: 1, viewer: { stars: null } });
    await Promise.all([rate(bob!, once.id, 2), rate(cleo!, once.id, 4)]);
    expect(await findItem(ann!, once.id)).toMatchObject({ rating: 3, ratings: 2 });
  });

  it('goes from page to page in every order without losing or repeating an item', async () => {
    const author = await claim(server, 'Diligent');
    const items: string[] = [];
    for (let i = 0; i < 30; i++) items.push((await publishCourse(author, createCourse(100 + i))).id);
    for (const order of ['newest', 'best', 'raced']) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const query = `author=${author.id}&order=${order}${after === '' ? '' : `&after=${after}`}`;
        const page = await listItems(bob!, query);
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
      }
      expect(seen.toSorted()).toEqual(items.toSorted());
      if (order === 'newest') expect(seen).toEqual(items.toReversed());
    }
  });

  it('races on an item by name and hash, at a table and in a season, and counts the race', async () => {
    const item = await publishCourse(ann!, createCourse(80), { name: 'Raced' });
    const reference = { name: 'Raced', hash: item.id };
    const options = { course: 'custom', tokens: reference };
    const table = await bob!.createTable({ game: 'pole-position', seats: [OWN_SEAT, ROOKIE_SEAT], options });
    expect(table.options).toMatchObject({ tokens: item.value });
    await playToEnd(bob!, table.id);
    await expect.poll(async () => (await findItem(bob!, item.id)).races).toBe(1);
    expect((await listItems(bob!, 'order=raced')).items[0]!.id).toBe(item.id);
    const round = {
      game: 'pole-position',
      seats: 2,
      turnSeconds: 60,
      schedule: { kind: 'live', startsAt: null },
      options,
    };
    const season = await bob!.call<Championship>('POST', '/api/championships', {
      name: 'Cup',
      kind: 'league',
      points: [10, 6],
      rounds: [round],
    });
    expect(season.body.rounds[0]!.options).toMatchObject({ course: 'custom', tokens: { hash: item.id } });
    const unknown = { course: 'custom', tokens: { name: null, hash: 'f'.repeat(64) } };
    const refused = { game: 'pole-position', seats: [OWN_SEAT, ROOKIE_SEAT], options: unknown };
    expect((await bob!.call('POST', '/api/tables', refused)).status).toBe(404);
    await ann!.call('DELETE', `/api/gallery/${item.id}`);
    expect((await bob!.call<Table>('GET', `/api/tables/${table.id}`)).body.options).toEqual(table.options);
    expect((await bob!.call('GET', `/api/tables/${table.id}/record`)).status).toBe(200);
  });

  it('leaves out items of people who have blocked each other, and refuses their ratings', async () => {
    const [dan, eve] = [await claim(server, 'Dan'), await claim(server, 'Eve')];
    const item = await publishCourse(dan, createCourse(81), { name: 'Avoided' });
    await dan.call('POST', `/api/people/${eve.id}/block`);
    expect(await listNames(eve, 'q=avoided')).toEqual([]);
    expect(await listNames(bob!, 'q=avoided')).toEqual(['Avoided']);
    expect((await rate(eve, item.id, 1)).status).toBe(403);
    await dan.call('POST', `/api/people/${eve.id}/unblock`);
    await eve.call('POST', `/api/people/${dan.id}/block`);
    expect(await listNames(eve, 'q=avoided')).toEqual([]);
  });

  it('is reported to the admin, who hides it and shows it again', async () => {
    const item = await publishCourse(ann!, createCourse(82), { name: 'Rude' });
    const fork = await publishCourse(bob!, createCourse(83), { name: 'Polite', forkedFrom: item.id });
    expect((await cleo!.call('POST', `/api/gallery/${item.id}/report`, { reason: 'A rude name' })).status).toBe(204);
    const admin = server.stranger();
    expect((await cleo!.call('PUT', `/api/admin/gallery/${item.id}`, { hidden: true })).status).toBe(403);
    await admin.call('POST', '/api/admin/sign-in', { token });
    const { body: reports } = await admin.call<ReportDetails[]>('GET', '/api/admin/reports');
    expect(reports[0]).toMatchObject({ reason: 'A rude name', item: { id: item.id, name: 'Rude', hidden: false } });
    expect((await admin.call('PUT', `/api/admin/gallery/${item.id}`, { hidden: true })).status).toBe(204);
    expect((await bob!.call('GET', `/api/gallery/${item.id}`)).status).toBe(404);
    expect(await findItem(ann!, item.id)).toMatchObject({ state: 'hidden' });
    expect((await findItem(bob!, fork.id)).forkedFrom).toMatchObject({ name: '', state: 'hidden' });
    // Neither publishing again nor a new version brings it back.
    expect(await publishCourse(ann!, createCourse(82), { name: 'Rude' })).toMatchObject({ state: 'hidden' });
    expect(await listNames(bob!, 'q=rude')).toEqual([]);
    expect((await admin.call<GalleryItem[]>('GET', '/api/admin/gallery')).body).toMatchObject([{ name: 'Rude' }]);
    await admin.call('PUT', `/api/admin/gallery/${item.id}`, { hidden: false });
    expect(await listNames(bob!, 'q=rude')).toEqual(['Rude']);
    const { body: own } = await cleo!.call<{ item: string }[]>('GET', '/api/me/reports');
    expect(own[0]).toMatchObject({ item: item.id });
  });

  it('leaves nothing of a deleted account but the credit of forks, and exports everything before', async () => {
    const zoe = await claim(server, 'Zoe');
    const forked = await publishCourse(zoe, createCourse(84), { name: 'Forked Zoe' });
    const alone = await publishCourse(zoe, createCourse(85), { name: 'Alone Zoe' });
    const fork = await publishCourse(bob!, createCourse(86), { forkedFrom: forked.id });
    await rate(zoe, fork.id, 2);
    await zoe.call('PUT', '/api/me/designs/one', DESIGN);
    const { gallery } = (await zoe.call<AccountExport>('GET', '/api/me/data')).body;
    expect(gallery.items.map(({ name }) => name)).toEqual(['Forked Zoe', 'Alone Zoe']);
    expect(gallery).toMatchObject({ ratings: [{ item: fork.id, stars: 2 }], designs: [{ id: 'one' }] });
    expect((await zoe.call('DELETE', '/api/me', { nickname: 'Zoe' })).status).toBe(204);
    expect((await bob!.call('GET', `/api/gallery/${alone.id}`)).status).toBe(404);
    const credit = { id: forked.id, name: '', author: null, state: 'withdrawn' };
    expect(await findItem(bob!, fork.id)).toMatchObject({ rating: null, ratings: 0, forkedFrom: credit });
  });

  it('keeps private designs, and does not overwrite a change that was not seen', async () => {
    const path = '/api/me/designs/draft';
    expect((await ann!.call('PUT', path, DESIGN)).body).toMatchObject({ version: 1 });
    expect((await ann!.call('PUT', path, { ...DESIGN, version: 1, name: 'Two' })).body).toMatchObject({ version: 2 });
    for (const version of [0, 1, 3])
      expect(await ann!.call('PUT', path, { ...DESIGN, version })).toMatchObject({
        status: 409,
        body: { error: 'stale' },
      });
    expect((await ann!.call('GET', path)).body).toMatchObject({ name: 'Two', version: 2, design: DESIGN.design });
    expect((await ann!.call('GET', '/api/me/designs')).body).toMatchObject([{ id: 'draft', name: 'Two' }]);
    expect((await bob!.call('GET', path)).status).toBe(404);
    expect((await bob!.call('DELETE', path)).status).toBe(404);
    expect((await server.stranger().call('GET', path)).status).toBe(401);
    expect((await (await server.person('Unclaimed')).call('PUT', path, DESIGN)).status).toBe(403);
    expect((await ann!.call('DELETE', path)).status).toBe(204);
    expect((await ann!.call('GET', '/api/me/designs')).body).toEqual([]);
  });

  it('lists what comes with the games, and publishes none of it', async () => {
    const { body } = await server.stranger().call<BuiltInItem[]>('GET', '/api/gallery/built-in');
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(['monaco', 'zandvoort']));
    for (const { outline, marks, figures } of body) {
      expect(outline.length).toBeGreaterThan(20);
      expect(marks).toHaveLength(figures['corners']! + 1);
    }
    expect((await publish(ann!, { game: 'formula-de', option: 'circuit', value: 'monaco' })).status).toBe(400);
    expect((await publish(ann!, { game: 'pole-position', option: 'tokens', value: null })).status).toBe(400);
    expect((await publish(ann!, { game: 'formel-fun', option: 'circuit', value: SAMPLE_COURSE })).status).toBe(400);
  });
});

const DESIGN = { game: 'formula-de', option: 'circuit', name: 'One', design: createDesign(), version: 0 };
