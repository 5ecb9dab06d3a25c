import type { AccountExport, ChampionshipSummary, Person } from '@paddock/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CUP,
  findChampionship,
  organise,
  requestChampionship,
  requestStatus,
  ROOKIE,
  SHORT_ROUND,
} from './championship-client.ts';
import type { Client } from './client.ts';
import { served } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const DAY_MS = 86_400_000;
const ADMIN_TOKEN = 'token of the admin';

describe.each(DATABASE_STORAGES)('championships and their members on %s', (_name, openStorage) => {
  const server = served(openStorage, { adminToken: ADMIN_TOKEN });
  type Member = Client & Person;
  let [ann, bob]: Member[] = [];

  beforeEach(async () => {
    [ann, bob] = [await server.person('Ann'), await server.person('Bob')];
  });

  it('refuse what does not fit, and what only the organiser may do', async () => {
    const { id } = await organise(ann!, { teamSize: 2, bots: [ROOKIE] });
    for (const wanted of [
      { name: 'Admin' },
      { name: '\u200B' },
      { rounds: [] },
      { rounds: [{ ...SHORT_ROUND, game: 'chess' }] },
      { rounds: [{ ...SHORT_ROUND, seats: 9 }] },
      { rounds: [{ ...SHORT_ROUND, options: { nope: 1 } }] },
      { rounds: [{ ...SHORT_ROUND, schedule: { kind: 'live', startsAt: Date.now() - 1 } }] },
      { rounds: [{ ...SHORT_ROUND, schedule: { kind: 'correspondence', deadline: Date.now() - 1 } }] },
      { points: [1, 2] },
      { kind: 'cup' },
      { dropWorst: 1 },
      { bots: Array.from({ length: 65 }, () => ROOKIE) },
      { team: 'Red' },
    ]) {
      expect([400, 409], JSON.stringify(wanted)).toContain(
        await requestStatus(ann!, 'POST', '', { ...CUP, ...wanted }),
      );
    }
    expect(await requestStatus(server.stranger(), 'POST', `/${id}/enter`, {})).toBe(401);
    expect(await requestStatus(bob!, 'POST', `/${id}/enter`, { team: 'Moderator' })).toBe(409);
    expect(await requestStatus(bob!, 'POST', `/${id}/bots`, { level: 'pro', count: 1 })).toBe(403);
    expect(await requestStatus(bob!, 'POST', `/${id}/next-round`)).toBe(403);
    expect(await requestStatus(ann!, 'POST', `/${id}/next-round`)).toBe(409);
    expect(await requestStatus(bob!, 'DELETE', `/${id}`)).toBe(403);
    expect(await requestStatus(bob!, 'POST', `/${id}/leave`)).toBe(404);
    expect(await requestStatus(ann!, 'GET', '/000000000000')).toBe(404);
    await requestChampionship(ann!, 'POST', `/${id}/bots`, { level: 'pro', count: 2, team: 'Red' });
    expect(await requestStatus(bob!, 'POST', `/${id}/enter`, { team: 'Red' })).toBe(409);
    expect((await requestChampionship(bob!, 'POST', `/${id}/enter`, { team: 'Blue' })).entrants.at(-1)!.team).toBe(
      'Blue',
    );
    expect((await requestChampionship(bob!, 'POST', `/${id}/enter`, { team: null })).entrants.at(-1)!.team).toBeNull();
    const { entrants } = await requestChampionship(ann!, 'DELETE', `/${id}/entrants/bot-1`);
    expect(entrants.map(({ name }) => name)).toEqual(['Ann', 'Bruno', 'Clara', 'Bob']);
    await requestChampionship(ann!, 'POST', `/${id}/start`);
    expect(await requestStatus(await server.person('Cleo'), 'POST', `/${id}/enter`, {})).toBe(409);
    await requestChampionship(ann!, 'DELETE', `/${id}`);
    expect(await requestStatus(ann!, 'POST', `/${id}/start`)).toBe(409);
  });

  it('are organised and entered only so many at a time', async () => {
    for (let i = 0; i < 5; i++) await organise(ann!);
    expect(await requestStatus(ann!, 'POST', '', CUP)).toBe(409);
    const { body: own } = await ann!.call<ChampionshipSummary[]>('GET', '/api/me/championships');
    expect(own.map(({ role }) => role)).toEqual(Array.from({ length: 5 }, () => 'organiser'));
    expect((await bob!.call<ChampionshipSummary[]>('GET', '/api/me/championships')).body).toEqual([]);
  });

  it('keep people apart who have blocked each other', async () => {
    const { id } = await organise(ann!);
    const cleo = await server.person('Cleo');
    await requestChampionship(bob!, 'POST', `/${id}/enter`, {});
    await bob!.call('POST', `/api/people/${cleo.id}/block`);
    expect(await requestStatus(cleo, 'POST', `/${id}/enter`, {})).toBe(403);
    await bob!.call('POST', `/api/people/${cleo.id}/unblock`);
    await cleo.call('POST', `/api/people/${ann!.id}/block`);
    expect(await requestStatus(cleo, 'POST', `/${id}/enter`, {})).toBe(403);
    // Nor does an invitation of somebody who is blocked arrive.
    await cleo.call('POST', '/api/me/claim', { nickname: 'Cleo', password: 'correct horse' });
    expect((await requestChampionship(ann!, 'POST', `/${id}/invitations`, { nickname: 'Cleo' })).invited).toEqual([]);
    await cleo.call('POST', `/api/people/${ann!.id}/unblock`);
    expect((await requestChampionship(ann!, 'POST', `/${id}/invitations`, { nickname: 'Cleo' })).invited).toMatchObject(
      [{ nickname: 'Cleo' }],
    );
    expect((await findChampionship(bob!, id)).invited).toEqual([]);
    const { body: own } = await cleo.call<ChampionshipSummary[]>('GET', '/api/me/championships');
    expect(own).toMatchObject([{ id, role: 'invited' }]);
    expect(await requestStatus(ann!, 'POST', `/${id}/invitations`, { nickname: 'Bob' })).toBe(404);
    expect((await requestChampionship(cleo, 'POST', `/${id}/leave`)).viewer.invited).toBe(false);
  });

  it('forget those who delete their account', async () => {
    const { id } = await organise(ann!, { name: 'Last cup', bots: [ROOKIE, ROOKIE] });
    await requestChampionship(bob!, 'POST', `/${id}/enter`, {});
    const { body: data } = await bob!.call<AccountExport>('GET', '/api/me/data');
    expect(data.championships).toEqual([{ championship: id, name: 'Last cup', role: 'entrant' }]);
    await requestChampionship(ann!, 'POST', `/${id}/start`);
    expect((await bob!.call('DELETE', '/api/me', { nickname: 'Bob' })).status).toBe(204);
    const after = await findChampionship(ann!, id);
    expect(after.entrants.find(({ id: entrant }) => entrant === bob!.id)).toMatchObject({
      name: 'gone',
      withdrawn: true,
    });
    const { id: mine } = await organise(ann!, { name: 'Mine' });
    expect((await ann!.call('DELETE', '/api/me', { nickname: 'Ann' })).status).toBe(204);
    expect((await findChampionship(server.stranger(), mine)).phase).toBe('cancelled');
  });

  it('can be called off and hidden by the admin', async () => {
    const { id } = await organise(ann!, { listed: true });
    expect((await ann!.call('POST', `/api/admin/championships/${id}/close`)).status).toBe(403);
    const admin = server.stranger();
    await admin.call('POST', '/api/admin/sign-in', { token: ADMIN_TOKEN });
    for (let times = 0; times < 2; times++)
      expect((await admin.call('POST', `/api/admin/championships/${id}/close`)).status).toBe(204);
    expect(await findChampionship(bob!, id)).toMatchObject({ phase: 'cancelled', listed: false });
  });

  it('have a calendar file', async () => {
    const startsAt = Date.UTC(2030, 4, 5, 18, 30);
    const rounds = [
      { ...SHORT_ROUND, schedule: { kind: 'live', startsAt } },
      SHORT_ROUND,
      { ...SHORT_ROUND, schedule: { kind: 'correspondence', deadline: startsAt + DAY_MS } },
    ];
    const { id } = await organise(ann!, { name: 'Cup; the long, long one, with more letters than a line has', rounds });
    const answer = await fetch(`${server.base}/api/championships/${id}/calendar.ics`, {
      headers: { 'accept-language': 'de' },
    });
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain('DTSTART:20300505T183000Z');
    expect(unfolded).toContain(`UID:${id}-1@paddock`);
    expect(unfolded.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    const title = String.raw`Cup\; the long\, long one\, with more letters than a line has`;
    expect(unfolded).toContain(`SUMMARY:${title}: Runde 1 (Formula)`);
    expect(unfolded.at(-1)).toBe('');
  });
});
