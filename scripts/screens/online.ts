import { findGame, games } from '@paddock/games';
import type { Page } from '@playwright/test';
import type { Screenshots } from './screenshots.ts';
import { chooseMove, waitForTurn } from './choose-move.ts';
import {
  fillLobby,
  ADMIN_TOKEN,
  createDemoData,
  createRunningTable,
  type DemoData,
  createWaitingTable,
} from './demo-data.ts';

/** Every page that needs a server, as Ada sees it among others. Its dice are the server's own: no two runs are alike. */
export async function takeOnlineScreenshots(page: Page, album: Screenshots, base: string): Promise<void> {
  const scene = await createDemoData(page, base);
  try {
    await fillLobby(scene);
    await takePremoveScreenshot(page, album, base, scene);
    await takeRaceScreenshots(page, album, base, scene);
    await takePeopleScreenshots(page, album, base, scene);
    // And somebody who has been here never before.
    await page.context().clearCookies();
    await page.goto(`${base}/t/${await createWaitingTable(scene, scene.chloe)}`);
    await page.locator('.online-join').waitFor();
    await album.take('online-invitation');
    await page.goto(`${base}/me`, { waitUntil: 'networkidle' });
    await album.take('online-newcomer');
  } finally {
    scene.leave();
  }
}

/** A race by correspondence, in which Ada has chosen and plans ahead. */
async function takePremoveScreenshot(page: Page, album: Screenshots, base: string, scene: DemoData): Promise<void> {
  await page.goto(`${base}/t/${await createRunningTable(scene, 'formula-de', 'days')}`);
  const table = page.locator('.table');
  await table.waitFor();
  const plan = page.locator('.premove > summary');
  for (let turn = 0; !(await plan.isVisible()); turn++) {
    if ((await table.getAttribute('data-asked')) === 'true') await chooseMove(page, turn);
    await page.waitForTimeout(300);
  }
  await plan.click();
  await album.take('online-plan');
}

async function takeRaceScreenshots(page: Page, album: Screenshots, base: string, scene: DemoData): Promise<void> {
  await page.goto(`${base}/lobby`);
  await page.locator('.ticket-turn').first().waitFor();
  await album.take('online-lobby');
  await page.goto(`${base}/t/${await createWaitingTable(scene, null)}`);
  await page.locator('.chat-message').first().waitFor();
  await album.take('online-waiting');
  for (const { id: game } of games) {
    const id = await createRunningTable(scene, game);
    await page.goto(`${base}/t/${id}`);
    let entry = await waitForTurn(page, -1);
    for (let turn = 0; turn < (findGame(game)!.genre === 'game' ? 1 : 4) && entry !== null; turn++) {
      await chooseMove(page, turn);
      entry = await waitForTurn(page, entry);
    }
    await openChat(page, scene, id);
    await album.take(`online-${game}`);
  }
  const button = page.locator('.chat-button');
  if (await button.isVisible()) {
    await button.click();
    await album.take('online-talk');
  }
  await page.goto(`${base}/t/${scene.over['pole-position']}`);
  await page.locator('.result-winner').waitFor();
  await album.take('online-end');
}

/** On a desktop it is opened beside the board; on a phone the button says how much is new. */
async function openChat(page: Page, { request: ask, bert, longName: long }: DemoData, id: string): Promise<void> {
  await bert.sendMessage(id, 'That was close!');
  await ask('POST', `/api/tables/${id}/messages`, { id: `said-at-${id}`, text: 'Wait for the hairpin …' });
  await long.sendMessage(id, 'I saw nothing, I was busy braking. Whoever comes out of there first has won.');
  const tab = page.getByRole('tab').nth(1);
  if (await tab.isVisible()) await tab.click();
  else await page.locator('.chat-unread').first().waitFor();
}

async function takePeopleScreenshots(page: Page, album: Screenshots, base: string, scene: DemoData): Promise<void> {
  const { request: ask, bert, longName: long, over } = scene;
  const visit = async (path: string, name: string): Promise<void> => {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await album.take(`online-${name}`);
  };
  await visit('/me', 'me');
  await ask('POST', '/api/me/claim', { nickname: 'Ada', password: 'a long and secret word' });
  await ask('POST', '/api/me/tokens', { label: 'my bot' });
  await visit('/me', 'me-claimed');
  await visit(`/people/${scene.ada}`, 'person');
  await visit('/best/pole-position', 'best');
  const table = over['pole-position']!;
  const message = await bert.sendMessage(table, 'You drive like a lorry.');
  await long.request('POST', `/api/tables/${table}/report`, { message, reason: 'That is rude.' });
  await ask('POST', '/api/admin/sign-in', { token: ADMIN_TOKEN });
  await visit('/admin', 'admin');
}
