import type { Championship } from '@paddock/protocol';
import type { Page } from '@playwright/test';
import { createDemoData, createRunningTable, type DemoData, fillLobby } from './demo-data.ts';
import type { Screenshots } from './screenshots.ts';

/** What is around the table: seasons, watching, people and bots of others, as Ada sees it. */
export async function takeClubScreenshots(page: Page, album: Screenshots, base: string): Promise<void> {
  const scene = await createDemoData(page, base);
  const visit = async (path: string, name: string): Promise<void> => {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await album.take(`club-${name}`);
  };
  try {
    await fillLobby(scene);
    const { open, finished } = await createSeasons(page, scene);
    await visit('/championships', 'seasons');
    await visit('/championships/new', 'new-season');
    await visit(`/championship/${open}`, 'season-open');
    await visit(`/championship/${finished}`, 'season-finished');
    await createPublicRace(scene);
    await visit('/', 'home');
    await visit('/lobby', 'lobby');
    await visit('/tv', 'tv');
    await visit('/arena', 'arena');
    await visit('/developers', 'developers');
    await visit('/best/pole-position', 'best');
    await visit(`/people/${scene.bert.id}`, 'person');
    await visit(`/embed/${scene.over['pole-position']}`, 'embed');
    await visit('/me', 'me');
  } finally {
    scene.leave();
  }
}

/** One that others may enter, and one that bots have raced to its end. */
async function createSeasons(page: Page, { request, bert }: DemoData): Promise<{ open: string; finished: string }> {
  const rounds = (games: readonly string[]): unknown[] =>
    games.map((game) => ({ game, seats: 4, turnSeconds: 30, schedule: { kind: 'live', startsAt: null } }));
  const common = { kind: 'league', points: [10, 8, 6, 5, 4, 3, 2, 1], listed: true };
  const open = await request<Championship>('POST', '/api/championships', {
    ...common,
    name: 'Winter cup of the lakeside club',
    bots: [{ level: 'pro' }, { level: 'amateur' }],
    rounds: rounds(['formula-de', 'pole-position', 'formel-fun', 'formula']),
  });
  await bert.request('POST', `/api/championships/${open.id}/enter`, {});
  const finished = await request<Championship>('POST', '/api/championships', {
    ...common,
    name: 'Robots on Sunday',
    bots: ['champion', 'pro', 'amateur', 'rookie'].map((level) => ({ level })),
    enters: false,
    starts: true,
    rounds: rounds(['pole-position', 'formula']),
  });
  while ((await request<Championship>('GET', `/api/championships/${finished.id}`)).phase !== 'over')
    await page.waitForTimeout(500);
  return { open: open.id, finished: finished.id };
}

/** A listed race that goes on by itself, for those who watch. */
async function createPublicRace(scene: DemoData): Promise<void> {
  await createRunningTable(scene, 'formula-de');
  await scene.chloe.createTable({
    game: 'formula-de',
    seats: [{ kind: 'me' }, ...Array.from({ length: 5 }, () => ({ kind: 'bot', level: 'pro' }))],
    listed: true,
  });
}
