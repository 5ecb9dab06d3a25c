import type { Championship, Table } from '@paddock/protocol';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessibility.ts';
import { closeGuests, type Guest, openGuest, playToEnd, playTurns } from './online.ts';
import { callApiAs, test } from './people.ts';
import { PROOF } from './table.ts';

test('a season of bots runs from the form to the standings by itself', async ({ meet }) => {
  const page = await meet('Organiser');
  await page.goto('/championships/new');
  await page.getByText('Try it with bots').click();
  for (const round of [4, 3, 1]) await page.getByRole('button', { name: `Remove round ${round}` }).click();
  await page.getByLabel('Bots that race for points').selectOption('2');
  await page.getByLabel('Seats at a table').selectOption('2');
  await page.getByRole('button', { name: 'Open the season' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Try it with bots' })).toBeVisible();
  await expect(page.getByText(/^Champion: /)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Drivers' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Replay and debrief/ })).toBeVisible();
});

/** The season that both people race: two games in turn. */
const SEASON = {
  name: 'Cup of friends',
  kind: 'league',
  points: [10, 8, 6, 5],
  listed: true,
  bots: [{ level: 'rookie' }],
  rounds: ['pole-position', 'formula', 'pole-position', 'formula'].map((game) => ({
    game,
    seats: 3,
    turnSeconds: 30,
    schedule: { kind: 'live', startsAt: null },
  })),
};

/** Looks for faults once the page is loaded. */
async function inspect(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInBothThemes(page, where);
}

async function find({ page }: Guest, id: string): Promise<Championship> {
  return callApiAs<Championship>(page, 'GET', `/api/championships/${id}`);
}

/** Goes from the page of the season to the table, and sits down. */
async function takeSeat({ page }: Guest, id: string): Promise<void> {
  await page.goto(`/championship/${id}`);
  await page.getByRole('link', { name: 'To my table' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
}

async function beginNextRound({ page }: Guest, id: string): Promise<void> {
  await page.goto(`/championship/${id}`);
  await page.getByRole('button', { name: 'Begin the next round now' }).click();
}

test('a season of four races in two games, where one of two people goes away', PROOF, async ({ openContext }) => {
  test.setTimeout(600_000);
  const anna = await openGuest(openContext);
  const bert = await openGuest(openContext, { phone: true });
  await callApiAs(anna.page, 'POST', '/api/me', { nickname: 'Anna' });
  const { id } = await callApiAs<Championship>(anna.page, 'POST', '/api/championships', SEASON);

  await test.step('Bert enters by the link, and Anna starts', async () => {
    await bert.page.goto(`/championship/${id}`);
    await bert.page.getByRole('button', { name: 'Enter this season' }).click();
    await bert.page.getByLabel('Your nickname').fill('Bert');
    await bert.page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(bert.page.getByText('You take part.')).toBeVisible();
    await anna.page.goto(`/championship/${id}`);
    await inspect(anna.page, 'season, open for entry');
    await anna.page.getByRole('button', { name: 'Start the season' }).click();
  });

  await test.step('round 1: both race', async () => {
    await takeSeat(anna, id);
    await takeSeat(bert, id);
    await playToEnd(anna, bert);
    await expect.poll(async () => (await find(anna, id)).rounds[0]!.status).toBe('finished');
  });

  await test.step('round 2: Bert goes away in the middle, and the autopilot brings his result home', async () => {
    await beginNextRound(anna, id);
    await takeSeat(anna, id);
    await takeSeat(bert, id);
    await playTurns(2, anna, bert);
    const table = (await find(bert, id)).viewer.table!;
    await callApiAs<Table>(bert.page, 'POST', `/api/tables/${table}/leave`);
    await bert.page.goto('/lobby');
    await playToEnd(anna);
    await expect.poll(async () => (await find(anna, id)).rounds[1]!.status).toBe('finished');
  });

  await test.step('round 3: Bert does not come, so that a bot takes his seat and he scores nothing', async () => {
    await beginNextRound(anna, id);
    await takeSeat(anna, id);
    await expect(anna.page.locator('.table')).toBeVisible({ timeout: 180_000 });
    await playToEnd(anna);
    await expect.poll(async () => (await find(anna, id)).rounds[2]!.status).toBe('finished');
    const bertId = (await find(bert, id)).entrants.find(({ name }) => name === 'Bert')!.id;
    const [group] = (await find(anna, id)).rounds[2]!.groups;
    expect(group!.entrants.find(({ entrant }) => entrant === bertId)).toMatchObject({ place: null, points: 0 });
  });

  await test.step('round 4: both race again, and the standings are final', async () => {
    await beginNextRound(anna, id);
    await takeSeat(anna, id);
    await takeSeat(bert, id);
    await playToEnd(anna, bert);
    await anna.page.goto(`/championship/${id}`);
    await expect(anna.page.getByText(/^Champion: /)).toBeVisible({ timeout: 30_000 });
    const season = await find(anna, id);
    expect(season.phase).toBe('over');
    for (const { scores } of season.drivers) expect(scores.filter((score) => score !== null)).toHaveLength(4);
    const missed = season.drivers.flatMap(({ scores }) => scores).filter((score) => score?.place === null);
    expect(missed).toHaveLength(1);
    await expect(anna.page.getByRole('link', { name: /^Replay and debrief/ })).toHaveCount(4);
    await inspect(anna.page, 'season, finished');
    await bert.page.goto('/championships');
    await expect(bert.page.getByRole('link', { name: 'Cup of friends' })).toBeVisible();
    await inspect(bert.page, 'seasons');
    await bert.page.getByRole('link', { name: 'New season' }).click();
    await expect(bert.page.getByRole('heading', { level: 1, name: 'A new season' })).toBeVisible();
    await inspect(bert.page, 'new season');
  });
  await closeGuests(anna, bert);
});
