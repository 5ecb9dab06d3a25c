import type { Table } from '@paddock/protocol';
import type { APIRequestContext, Page } from '@playwright/test';
import { ApiPlayer } from '../api-player.ts';

export const ADMIN_TOKEN = 'token-of-the-pictures';

/** Sends requests as the person of a page. */
type ApiRequest = <T = Table>(method: string, path: string, data?: unknown) => Promise<T>;

/** A server with people who have raced before, wait for others, and are in the middle of a race: whom Ada meets. */
export interface DemoData {
  readonly request: ApiRequest;
  readonly ada: string;
  readonly bert: ApiPlayer;
  readonly chloe: ApiPlayer;
  /** A player with the longest allowed name. */
  readonly longName: ApiPlayer;
  /** The latest race of each game that is over. */
  readonly over: Readonly<Record<string, string>>;
  leave(): void;
}

/** Who has raced five times is among the best. */
const FINISHED_RACES = ['formula', ...Array.from({ length: 5 }, () => 'pole-position')];
const OWN_SEAT = { kind: 'me' };
const OPEN_SEAT = { kind: 'open' };
const BOT_SEAT = { kind: 'bot', level: 'champion' };
const DAYS_PER_MOVE = { kind: 'move', seconds: 2 * 86_400 };
const TIME_BANK = { kind: 'bank', seconds: 300, increment: 10 };

function createRequest(request: APIRequestContext, base: string): ApiRequest {
  return async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await request.fetch(base + path, { method, ...(data === undefined ? {} : { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };
}

export async function createDemoData(page: Page, base: string): Promise<DemoData> {
  const ask = createRequest(page.request, base);
  const { id: ada } = await ask<{ id: string }>('POST', '/api/me', { nickname: 'Ada' });
  const [bert, chloe, long] = await Promise.all(
    ['Bert', 'Chloé', 'Wilhelmine Nürburgring'].map((name) => ApiPlayer.signIn(base, name)),
  );
  const friends = [bert!, chloe!, long!];
  const over: Record<string, string> = {};
  for (const game of FINISHED_RACES) {
    const { id } = await ask('POST', '/api/tables', {
      game,
      seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT],
      listed: true,
    });
    for (const guest of friends) await guest.join(id);
    // Bots drive for everybody from the start: the quickest way to a race that is over.
    for (const guest of friends) await guest.request('POST', `/api/tables/${id}/leave`);
    await ask('POST', `/api/tables/${id}/leave`);
    over[game] = id;
  }
  for (const id of Object.values(over)) {
    while ((await ask('GET', `/api/tables/${id}`)).phase !== 'over') await page.waitForTimeout(200);
  }
  const leave = (): void => friends.forEach((guest) => guest.leave());
  return { request: ask, ada, bert: bert!, chloe: chloe!, longName: long!, over, leave };
}

/** Tables for the lobby: some that wait for anybody, and some of Ada's own. */
export async function fillLobby({ request: ask, bert, chloe, longName: long }: DemoData): Promise<void> {
  const listed = { listed: true };
  await bert.createTable({ game: 'formel-fun', seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, BOT_SEAT], ...listed });
  await chloe.createTable({
    game: 'pole-position',
    seats: [OWN_SEAT, OPEN_SEAT, BOT_SEAT, BOT_SEAT],
    time: TIME_BANK,
    ...listed,
  });
  await long.createTable({
    game: 'formula-de',
    seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT, BOT_SEAT],
    time: DAYS_PER_MOVE,
    options: { laps: 2 },
    ...listed,
  });
  // By correspondence, and Ada is to choose: all choose at once there.
  const mine = await ask('POST', '/api/tables', {
    game: 'pole-position',
    seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT],
    time: DAYS_PER_MOVE,
  });
  for (const guest of [bert, long]) await guest.join(mine.id);
  await ask('POST', '/api/tables', { game: 'formula', seats: [OWN_SEAT, OPEN_SEAT, BOT_SEAT], ...listed });
}

/** A table, of Ada's or somebody else's, at which seats are free and those who sit there talk. */
export async function createWaitingTable(
  { request: ask, bert, longName: long }: DemoData,
  host: ApiPlayer | null,
): Promise<string> {
  const seats = [
    OWN_SEAT,
    OPEN_SEAT,
    OPEN_SEAT,
    OPEN_SEAT,
    { kind: 'invited', nickname: host === null ? 'Chloé' : 'Ada' },
    BOT_SEAT,
  ];
  const wanted = { game: 'formula-de', seats, time: TIME_BANK };
  const { id } = host === null ? await ask('POST', '/api/tables', wanted) : await host.createTable(wanted);
  await bert.join(id);
  await long.join(id);
  bert.follow(id, false);
  await bert.sendMessage(id, 'Two laps? I have all evening.');
  if (host === null) await ask('POST', `/api/tables/${id}/messages`, { id: `said-at-${id}`, text: 'Who else comes?' });
  return id;
}

/** A race of Ada, two others and a bot. With a clock they choose at once, by correspondence they take their time. */
export async function createRunningTable(
  scene: DemoData,
  game: string,
  pace: 'clock' | 'days' = 'clock',
): Promise<string> {
  const { request: ask, bert, longName: long } = scene;
  const time = pace === 'clock' ? TIME_BANK : DAYS_PER_MOVE;
  const { id } = await ask('POST', '/api/tables', { game, seats: [OWN_SEAT, OPEN_SEAT, OPEN_SEAT, BOT_SEAT], time });
  for (const guest of [bert, long]) {
    await guest.join(id);
    guest.follow(id, pace === 'clock');
  }
  return id;
}
