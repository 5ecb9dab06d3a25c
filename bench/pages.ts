/** The pages that Lighthouse measures. A page that is added to the site is added here. */
import { games } from '@paddock/games';
import type { Championship, Table } from '@paddock/protocol';
import { ApiPlayer } from '../scripts/api-player.ts';
import {
  auditFirstVisit,
  auditOwnSeat,
  auditRunningTable,
  type Device,
  type LighthouseResult,
  LIVE_PAGE_WAIT_MS,
} from './lighthouse.ts';

/** The page, and how it is measured. */
type PageRow = readonly [name: string, measure: (device: Device) => Promise<LighthouseResult>];

/** Pages that need nothing on the server, by their paths. */
const SITE_PATHS: Readonly<Record<string, string>> = {
  'learn, first visit': '/learn',
  'puzzles, first visit': '/puzzles',
  'a puzzle, first visit': '/puzzles/formula/1',
  'workshop, first visit': '/workshop',
  'gallery, first visit': '/gallery',
  'a circuit, first visit': '/gallery/formula-de.monaco',
  'seasons, first visit': '/championships',
  'a new season, first visit': '/championships/new',
  'the best, first visit': '/best',
  'arena, first visit': '/arena',
  'developers, first visit': '/developers',
};

/** Signs people in, lets some wait in the lobby and some race, and returns all pages with the ids of what they made. */
export async function preparePages(at: string): Promise<readonly PageRow[]> {
  const [bert, chloe] = [await ApiPlayer.signIn(at, 'Bert'), await ApiPlayer.signIn(at, 'Chloé')];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'rookie' }];
  for (const { id: game } of games) await bert.createTable({ game, seats, listed: true });
  const { id } = await bert.createTable({ game: 'formel-fun', seats, listed: true });
  await chloe.join(id);
  const company = async (table: string): Promise<void> => {
    await bert.join(table);
    bert.follow(table);
  };
  const season = await runSeasonOfBots(bert);
  const finished = season.rounds[0]!.groups[0]!.table;
  const visit = (path: string) => (device: Device) => auditFirstVisit(at + path, device);
  const visitLive = (path: string) => (device: Device) => auditFirstVisit(at + path, device, LIVE_PAGE_WAIT_MS);
  const seat = (game: string) => (device: Device) => auditOwnSeat(at, game, company, device);
  return [
    ['home, first visit', visit('/')],
    ...games.map(({ id: game, title }): PageRow => [
      `a running table of ${title}`,
      (device) => auditRunningTable(`${at}/play/${game}`, device),
    ]),
    ['a first visit, to Formel Fun', visit('/play/formel-fun')],
    ['a first visit, to Formula Dé', visit('/play/formula-de')],
    ['the lobby, first visit', visitLive('/lobby')],
    ['a seat online, Formel Fun', seat('formel-fun')],
    ['a seat online, Formula Dé', seat('formula-de')],
    ['watching online, first visit', visitLive(`/t/${id}`)],
    ...Object.entries(SITE_PATHS).map(([name, path]): PageRow => [name, visit(path)]),
    ['a season, first visit', visit(`/championship/${season.id}`)],
    ['somebody’s page, first visit', visit(`/people/${bert.id}`)],
    ['an embedded race, first visit', visitLive(`/embed/${id}`)],
    ['television, first visit', visitLive('/tv')],
    ['replay and debrief, first visit', visit(`/t/${finished}?replay`)],
  ];
}

/** A season of one short race, and waits for its end. */
async function runSeasonOfBots(organiser: ApiPlayer): Promise<Championship> {
  const round = { game: 'formula', seats: 4, turnSeconds: 60, schedule: { kind: 'live', startsAt: null } };
  const bots = Array.from({ length: 4 }, () => ({ level: 'rookie' }));
  const wanted = { name: 'Cup', kind: 'league', points: [10, 8, 6, 5], rounds: [round], bots, listed: true };
  const { id } = await organiser.request<Championship>('POST', '/api/championships', {
    ...wanted,
    enters: false,
    starts: true,
  });
  for (;;) {
    const season = await organiser.request<Championship>('GET', `/api/championships/${id}`);
    const table = season.rounds[0]!.groups[0]?.table;
    const isOver = season.phase === 'over' && table !== undefined;
    if (isOver && (await organiser.request<Table>('GET', `/api/tables/${table}`)).phase === 'over') return season;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
