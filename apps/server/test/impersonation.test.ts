import type { TableStreamEvents, OwnProfile, ChatMessage, Person, Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { LOGIC_BUSES } from './buses.ts';
import { Client } from './client.ts';
import { createDuel, OWN_SEAT, OPEN_SEAT, joinTable } from './player.ts';
import { served, servedByTwo } from './served.ts';
import { DATABASE_STORAGES } from './storages.ts';

const PASSWORD = 'correct horse';

type Refused = { readonly error?: string };

function claim(client: Client, nickname: string): Promise<{ status: number; body: Person & Refused }> {
  return client.call<Person & Refused>('POST', '/api/me/claim', { nickname, password: PASSWORD });
}

async function loadProfile(client: Client): Promise<OwnProfile> {
  return (await client.call<OwnProfile>('GET', '/api/me')).body;
}

async function loadTable(client: Client, id: string): Promise<Table> {
  return (await client.call<Table>('GET', `/api/tables/${id}`)).body;
}

const namesAt = ({ seats }: Table): string[] =>
  seats.flatMap(({ kind, name, claimed }) => (kind === 'person' ? [claimed ? `${name} ✓` : name] : [])).toSorted();

describe.each(DATABASE_STORAGES)('on %s', (_name, openStorage) => {
  const server = served(openStorage);

  it('gives people at one table names that do not look alike', async () => {
    const people = await Promise.all(['Udo', 'UDO', 'Udо', 'Udo'].map((name) => server.person(name)));
    const { id } = await people[0]!.createTable({
      game: 'formula',
      seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT],
    });
    for (const person of people) await joinTable(person, id);
    expect(namesAt(await loadTable(people[0]!, id))).toEqual(['UDO·2', 'Udo', 'Udo·4', 'Udо·3'].toSorted());
    // A person who leaves and joins again gets the first free number.
    await people[1]!.call('POST', `/api/tables/${id}/leave`);
    await people[3]!.call('POST', `/api/tables/${id}/leave`);
    expect(namesAt(await joinTable(people[3]!, id))).toEqual(['Udo', 'Udo·2', 'Udо·3'].toSorted());
    // Messages and the record use them.
    const { body } = await people[3]!.call<ChatMessage>('POST', `/api/tables/${id}/messages`, {
      id: 'message-1',
      text: 'hello',
    });
    expect(body).toMatchObject({ name: 'Udo·2', claimed: false });
  });

  it('refuses look-alikes of claimed names and reserved names, and stores nothing', async () => {
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
    expect(await loadProfile(wanda)).toEqual({ id: wanda.id, nickname: 'Wanda', claimed: false, renamedFrom: null });
    // Its owner may use another spelling.
    expect((await vera.call<OwnProfile>('POST', '/api/me', { nickname: 'VERA' })).body.nickname).toBe('VERA');
    expect((await vera.call<Refused>('POST', '/api/me', { nickname: 'Xenia' })).body.error).toBe('name-taken');
  });

  it('renames people whose name is claimed by another person, at waiting tables, and notifies them', async () => {
    const [squatter, owner, other] = [
      await server.person('Yan'),
      await server.person('Yann'),
      await server.person('yan'),
    ];
    const { id } = await squatter.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT] });
    await joinTable(owner, id);
    const race = await createDuel(other, await server.person('Zed'), { game: 'formula' });
    const received = squatter.followTable(
      id,
      ({ event, data }) => event === 'table' && namesAt(data).includes('Yan·2'),
    );
    expect(await claim(owner, 'Yan')).toMatchObject({ status: 200, body: { nickname: 'Yan', claimed: true } });
    await received;
    expect(await loadProfile(squatter)).toMatchObject({ nickname: 'Yan·2', claimed: false, renamedFrom: 'Yan' });
    expect(await loadProfile(other)).toMatchObject({ nickname: 'yan·3', renamedFrom: 'yan' });
    // The owner joined under another name; a race keeps its names.
    expect(namesAt(await loadTable(owner, id))).toEqual(['Yann', 'Yan·2']);
    expect(namesAt(await loadTable(owner, race.id))).toEqual(['Zed', 'yan']);
    // The new name may be confirmed or changed, but not claimed: it looks like the owner's.
    expect((await claim(squatter, 'Yan·2')).body.error).toBe('name-reserved');
    expect(await squatter.signIn('Yan·2')).toMatchObject({ nickname: 'Yan·2', renamedFrom: null });
    expect((await loadProfile(squatter)).renamedFrom).toBe(null);
    expect((await squatter.call<Refused>('POST', '/api/me', { nickname: 'yan' })).body.error).toBe('name-taken');
    expect((await other.call<OwnProfile>('POST', '/api/me', { nickname: 'Jan' })).body).toMatchObject({
      nickname: 'Jan',
    });
  });

  it('marks claimed names, and only those, at tables and in chat', async () => {
    const [olga, paul] = [await server.person('Olga'), await server.person('Paul')];
    const { id } = await olga.createTable({
      game: 'formula',
      seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, { kind: 'invited', nickname: 'Paul' }],
    });
    expect(namesAt(await loadTable(paul, id))).toEqual(['Olga']);
    await claim(olga, 'Olga');
    expect(namesAt(await loadTable(paul, id))).toEqual(['Olga ✓']);
    const sendMessage = (text: string) =>
      olga.call<ChatMessage>('POST', `/api/tables/${id}/messages`, { id: `message-${text}`, text });
    expect((await sendMessage('one')).body).toMatchObject({ name: 'Olga', claimed: true });
    await joinTable(paul, id);
    // Paul claims another name than the one under which he sits.
    await claim(paul, 'Quentin');
    expect(namesAt(await loadTable(paul, id))).toEqual(['Olga ✓', 'Paul']);
    const { body } = await paul.call<ChatMessage[]>('GET', `/api/tables/${id}/messages?after=0`);
    expect(body).toMatchObject([{ name: 'Olga', claimed: true }]);
  });

  it('reserves a seat for the person who has claimed the name, in any spelling', async () => {
    const [rita, host] = [await server.person('Rita'), await server.person('Host of Rita')];
    await claim(rita, 'Rita');
    const wanted = [OWN_SEAT, OPEN_SEAT, { kind: 'invited', nickname: 'RITA' }];
    const { id, seats } = await host.createTable({ game: 'formula', seats: wanted });
    expect(seats[2]).toMatchObject({ kind: 'invited', name: 'Rita', claimed: true, reservedFor: rita.id });
    // She changes the spelling: the seat is still hers.
    await rita.signIn('rita');
    expect((await joinTable(rita, id)).seats[2]).toMatchObject({ kind: 'person', person: rita.id, name: 'rita' });
  });

  it('lets one of many people claim look-alike names at the same time', async () => {
    const spellings = ['Sven', 'SVEN', 'Ѕven', 'Sνen', 'Ｓven', 'Svén'];
    const people = await Promise.all(spellings.map((_, i) => server.person(`Claimer ${i}`)));
    const answers = await Promise.all(people.map((person, i) => claim(person, spellings[i]!)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const known = await Promise.all(people.map(loadProfile));
    expect(known.filter(({ claimed }) => claimed)).toHaveLength(1);
  });

  it('claims one name for a person who claims two at the same time', async () => {
    const person = await server.person('Two tabs');
    const answers = await Promise.all(['Tina', 'Tessa'].map((name) => claim(person, name)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { nickname, claimed } = await loadProfile(person);
    expect([claimed, nickname]).toEqual([true, answers.find(({ status }) => status === 200)!.body.nickname]);
  });
});

describe.each(LOGIC_BUSES)('at two processes, with %s as the bus', (_name, openBus) => {
  const server = servedByTwo(openBus);

  it('only its owner has a claimed name, also with simultaneous requests', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `Ursula ${round}`;
      const owner = await server.person(`Owner ${round}`, 0);
      const host = await server.person(`Table ${round}`, 1);
      const { id } = await host.createTable({
        game: 'formula',
        seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT],
      });
      const early = await server.person(name, 1);
      const late = [0, 1].map((at) => new Client(server.bases[at]!));
      const [claimed] = await Promise.all([
        claim(owner, name),
        joinTable(early, id),
        ...late.map((client) => client.call('POST', '/api/me', { nickname: name.toUpperCase() })),
        early.call('POST', '/api/me', { nickname: name }),
      ]);
      expect(claimed.status).toBe(200);
      const { nickname } = await loadProfile(owner);
      expect(nickname).toBe(name);
      for (const client of [early, ...late]) {
        const other = await client.call<OwnProfile | null>('GET', '/api/me');
        if (other.status === 204) continue;
        expect(other.body!.nickname).toMatch(/·\d$/);
      }
      expect(namesAt(await loadTable(host, id))).not.toContain(name);
    }
  });

  it('sends changed names to subscribers at the other process', async () => {
    const [squatter, owner] = [await server.person('Wim', 0), await server.person('Owner of Wim', 1)];
    const { id } = await squatter.createTable({ game: 'formula', seats: [OWN_SEAT, OPEN_SEAT] });
    const names = ({ data }: { data: TableStreamEvents['table'] }): string[] => namesAt(data);
    const received = squatter.followTable(id, (one) => {
      if (one.event !== 'table') return false;
      if (names(one).includes('Wim')) void claim(owner, 'Wim');
      return names(one).includes('Wim·2');
    });
    await received;
  });
});
