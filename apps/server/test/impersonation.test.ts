import type { TableStreamEvents, OwnProfile, ChatMessage, Person, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { BUSES } from './buses.ts';
import { Client } from './client.ts';
import { duelOf, ME, OPEN, sitDown } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { STORAGES } from './storages.ts';

const PASSWORD = 'correct horse';

type Refused = { readonly error?: string };

function claim(client: Client, nickname: string): Promise<{ status: number; body: Person & Refused }> {
  return client.call<Person & Refused>('POST', '/api/me/claim', { nickname, password: PASSWORD });
}

async function me(client: Client): Promise<OwnProfile> {
  return (await client.call<OwnProfile>('GET', '/api/me')).body;
}

async function find(client: Client, id: string): Promise<Table> {
  return (await client.call<Table>('GET', `/api/tables/${id}`)).body;
}

const namesAt = ({ seats }: Table): string[] =>
  seats.flatMap(({ kind, name, claimed }) => (kind === 'person' ? [claimed ? `${name} ✓` : name] : [])).toSorted();

describe.each(STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  it('gives people at one table names that do not look alike', async () => {
    const people = await Promise.all(['Udo', 'UDO', 'Udо', 'Udo'].map((name) => server.person(name)));
    const { id } = await people[0]!.table({ game: 'formula', seats: [ME, OPEN, OPEN, OPEN, OPEN] });
    for (const person of people) await sitDown(person, id);
    expect(namesAt(await find(people[0]!, id))).toEqual(['UDO·2', 'Udo', 'Udo·4', 'Udо·3'].toSorted());
    // Who gets up and sits down again takes the first number that is free.
    await people[1]!.call('POST', `/api/tables/${id}/leave`);
    await people[3]!.call('POST', `/api/tables/${id}/leave`);
    expect(namesAt(await sitDown(people[3]!, id))).toEqual(['Udo', 'Udo·2', 'Udо·3'].toSorted());
    // They are what messages and the record say.
    const { body } = await people[3]!.call<ChatMessage>('POST', `/api/tables/${id}/messages`, {
      id: 'message-1',
      text: 'hello',
    });
    expect(body).toMatchObject({ name: 'Udo·2', claimed: false });
  });

  it('refuses look-alikes of claimed names, and what is reserved, without a trace', async () => {
    const vera = await server.person('Vera');
    expect((await claim(vera, 'Vera')).status).toBe(200);
    for (const nickname of ['vera', 'VERA', 'Ｖera', 'Vеra', 'Véra', 'Vera\u3164', 'V era', 'Vera_']) {
      const stranger = server.stranger();
      const { status, body } = await stranger.call<Refused>('POST', '/api/me', { nickname });
      expect([status, body.error], nickname).toEqual([409, 'name-taken']);
      expect((await stranger.call('GET', '/api/me')).status).toBe(204);
    }
    for (const nickname of ['admin', 'Pаddock', 'Host', 'Champion', 'Débutant', 'Emma', 'Vera ✓', 'Vera·2', 'gone']) {
      const { status, body } = await server.stranger().call<Refused>('POST', '/api/me', { nickname });
      expect([status, body.error], nickname).toEqual([409, 'name-reserved']);
    }
    expect((await server.stranger().call('POST', '/api/me', { nickname: '\u3164' })).status).toBe(400);
    const wanda = await server.person('Wanda');
    for (const nickname of ['admin', 'Wanda·2', 'Wanda ✓']) {
      expect((await claim(wanda, nickname)).body.error, nickname).toBe('name-reserved');
    }
    expect((await claim(wanda, 'Vеra')).body.error).toBe('name-taken');
    expect(await me(wanda)).toEqual({ id: wanda.id, nickname: 'Wanda', claimed: false, renamedFrom: null });
    // Its owner may write it in another way.
    expect((await vera.call<OwnProfile>('POST', '/api/me', { nickname: 'VERA' })).body.nickname).toBe('VERA');
    expect((await vera.call<Refused>('POST', '/api/me', { nickname: 'Xenia' })).body.error).toBe('name-taken');
  });

  it('renames whoever has a name that somebody claims, where they wait, and tells them', async () => {
    const [squatter, owner, other] = [
      await server.person('Yan'),
      await server.person('Yann'),
      await server.person('yan'),
    ];
    const { id } = await squatter.table({ game: 'formula', seats: [ME, OPEN, OPEN] });
    await sitDown(owner, id);
    const race = await duelOf(other, await server.person('Zed'), { game: 'formula' });
    const told = squatter.listen(id, ({ event, data }) => event === 'table' && namesAt(data).includes('Yan·2'));
    expect(await claim(owner, 'Yan')).toMatchObject({ status: 200, body: { nickname: 'Yan', claimed: true } });
    await told;
    expect(await me(squatter)).toMatchObject({ nickname: 'Yan·2', claimed: false, renamedFrom: 'Yan' });
    expect(await me(other)).toMatchObject({ nickname: 'yan·3', renamedFrom: 'yan' });
    // The owner sat down under another name; a race keeps the names with which it began.
    expect(namesAt(await find(owner, id))).toEqual(['Yann', 'Yan·2']);
    expect(namesAt(await find(owner, race.id))).toEqual(['Zed', 'yan']);
    // The new name may be kept, changed, but not claimed: it looks too much like the owner's.
    expect((await claim(squatter, 'Yan·2')).body.error).toBe('name-reserved');
    expect(await squatter.introduce('Yan·2')).toMatchObject({ nickname: 'Yan·2', renamedFrom: null });
    expect((await me(squatter)).renamedFrom).toBe(null);
    expect((await squatter.call<Refused>('POST', '/api/me', { nickname: 'yan' })).body.error).toBe('name-taken');
    expect((await other.call<OwnProfile>('POST', '/api/me', { nickname: 'Jan' })).body).toMatchObject({
      nickname: 'Jan',
    });
  });

  it('marks claimed names at tables and in talk, and only the names that are claimed', async () => {
    const [olga, paul] = [await server.person('Olga'), await server.person('Paul')];
    const { id } = await olga.table({
      game: 'formula',
      seats: [ME, OPEN, OPEN, { kind: 'invited', nickname: 'Paul' }],
    });
    expect(namesAt(await find(paul, id))).toEqual(['Olga']);
    await claim(olga, 'Olga');
    expect(namesAt(await find(paul, id))).toEqual(['Olga ✓']);
    const say = (text: string) =>
      olga.call<ChatMessage>('POST', `/api/tables/${id}/messages`, { id: `message-${text}`, text });
    expect((await say('one')).body).toMatchObject({ name: 'Olga', claimed: true });
    await sitDown(paul, id);
    // Paul claims another name than the one under which he sits.
    await claim(paul, 'Quentin');
    expect(namesAt(await find(paul, id))).toEqual(['Olga ✓', 'Paul']);
    const { body } = await paul.call<ChatMessage[]>('GET', `/api/tables/${id}/messages?after=0`);
    expect(body).toMatchObject([{ name: 'Olga', claimed: true }]);
  });

  it('keeps a seat for the person who has claimed the name, however it is spelt', async () => {
    const [rita, host] = [await server.person('Rita'), await server.person('Host of Rita')];
    await claim(rita, 'Rita');
    const wanted = [ME, OPEN, { kind: 'invited', nickname: 'RITA' }];
    const { id, seats } = await host.table({ game: 'formula', seats: wanted });
    expect(seats[2]).toMatchObject({ kind: 'invited', name: 'Rita', claimed: true, reservedFor: rita.id });
    // She changes how she writes it: the seat is still hers.
    await rita.introduce('rita');
    expect((await sitDown(rita, id)).seats[2]).toMatchObject({ kind: 'person', person: rita.id, name: 'rita' });
  });

  it('lets one of many claim a name that looks alike, whoever asks at the same moment', async () => {
    const spellings = ['Sven', 'SVEN', 'Ѕven', 'Sνen', 'Ｓven', 'Svén'];
    const people = await Promise.all(spellings.map((_, i) => server.person(`Claimer ${i}`)));
    const answers = await Promise.all(people.map((person, i) => claim(person, spellings[i]!)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const known = await Promise.all(people.map(me));
    expect(known.filter(({ claimed }) => claimed)).toHaveLength(1);
  });

  it('claims one name for somebody who claims two at the same moment', async () => {
    const person = await server.person('Two tabs');
    const answers = await Promise.all(['Tina', 'Tessa'].map((name) => claim(person, name)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { nickname, claimed } = await me(person);
    expect([claimed, nickname]).toEqual([true, answers.find(({ status }) => status === 200)!.body.nickname]);
  });
});

describe.each(BUSES)('at two processes, with news by %s', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('nobody has a claimed name but its owner, whatever happens at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `Ursula ${round}`;
      const owner = await server.person(`Owner ${round}`, 0);
      const host = await server.person(`Table ${round}`, 1);
      const { id } = await host.table({ game: 'formula', seats: [ME, OPEN, OPEN, OPEN, OPEN] });
      const early = await server.person(name, 1);
      const late = [0, 1].map((at) => new Client(server.bases[at]!));
      const [claimed] = await Promise.all([
        claim(owner, name),
        sitDown(early, id),
        ...late.map((client) => client.call('POST', '/api/me', { nickname: name.toUpperCase() })),
        early.call('POST', '/api/me', { nickname: name }),
      ]);
      expect(claimed.status).toBe(200);
      const { nickname } = await me(owner);
      expect(nickname).toBe(name);
      for (const client of [early, ...late]) {
        const other = await client.call<OwnProfile | null>('GET', '/api/me');
        if (other.status === 204) continue;
        expect(other.body!.nickname).toMatch(/·\d$/);
      }
      expect(namesAt(await find(host, id))).not.toContain(name);
    }
  });

  it('tells who looks at one that names have changed at the other', async () => {
    const [squatter, owner] = [await server.person('Wim', 0), await server.person('Owner of Wim', 1)];
    const { id } = await squatter.table({ game: 'formula', seats: [ME, OPEN] });
    const names = ({ data }: { data: TableStreamEvents['table'] }): string[] => namesAt(data);
    const told = squatter.listen(id, (one) => {
      if (one.event !== 'table') return false;
      if (names(one).includes('Wim')) void claim(owner, 'Wim');
      return names(one).includes('Wim·2');
    });
    await told;
  });
});
