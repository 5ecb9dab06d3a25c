import type { Page } from '@playwright/test';
import type { Album } from './album.ts';
import { choose, settled } from './choosing.ts';
import { fillLobby, HOST_TOKEN, meet, runningTable, type Scene, waitingTable } from './scene.ts';

const GAMES = ['formel-fun', 'formula-de', 'pole-position', 'formula'] as const;

/** Every page that needs a server, as Ada sees it among others. Its dice are the server's own: no two runs are alike. */
export async function onlinePictures(page: Page, album: Album, base: string): Promise<void> {
  const scene = await meet(page, base);
  try {
    await fillLobby(scene);
    await planPicture(page, album, base, scene);
    await racePictures(page, album, base, scene);
    await peoplePictures(page, album, base, scene);
    // And somebody who has been here never before.
    await page.context().clearCookies();
    await page.goto(`${base}/t/${await waitingTable(scene, scene.chloe)}`);
    await page.locator('.sit-down').waitFor();
    await album.keep('online-invitation');
    await page.goto(`${base}/me`, { waitUntil: 'networkidle' });
    await album.keep('online-newcomer');
  } finally {
    scene.leave();
  }
}

/** A race by correspondence, in which Ada has chosen and plans ahead. */
async function planPicture(page: Page, album: Album, base: string, scene: Scene): Promise<void> {
  await page.goto(`${base}/t/${await runningTable(scene, 'formula-de', 'days')}`);
  const table = page.locator('.table');
  await table.waitFor();
  const plan = page.locator('.plan > summary');
  for (let turn = 0; !(await plan.isVisible()); turn++) {
    if ((await table.getAttribute('data-asked')) === 'true') await choose(page, turn);
    await page.waitForTimeout(300);
  }
  await plan.click();
  await album.keep('online-plan');
}

async function racePictures(page: Page, album: Album, base: string, scene: Scene): Promise<void> {
  await page.goto(`${base}/lobby`);
  await page.locator('.ticket-turn').first().waitFor();
  await album.keep('online-lobby');
  await page.goto(`${base}/t/${await waitingTable(scene, null)}`);
  await page.locator('.chat-message').first().waitFor();
  await album.keep('online-waiting');
  for (const game of GAMES) {
    const id = await runningTable(scene, game);
    await page.goto(`${base}/t/${id}`);
    let entry = await settled(page, -1);
    for (let turn = 0; turn < (game === 'formula' ? 1 : 4) && entry !== null; turn++) {
      await choose(page, turn);
      entry = await settled(page, entry);
    }
    await talk(page, scene, id);
    await album.keep(`online-${game}`);
  }
  const button = page.locator('.chat-button');
  if (await button.isVisible()) {
    await button.click();
    await album.keep('online-talk');
  }
  await page.goto(`${base}/t/${scene.over['pole-position']}`);
  await page.locator('.result-winner').waitFor();
  await album.keep('online-end');
}

/** On a desktop it is opened beside the board; on a phone the button says how much is new. */
async function talk(page: Page, { ask, bert, long }: Scene, id: string): Promise<void> {
  await bert.say(id, 'That was close!');
  await ask('POST', `/api/tables/${id}/messages`, { id: `said-at-${id}`, text: 'Wait for the hairpin …' });
  await long.say(id, 'I saw nothing, I was busy braking. Whoever comes out of there first has won.');
  const tab = page.getByRole('tab').nth(1);
  if (await tab.isVisible()) await tab.click();
  else await page.locator('.chat-unread').first().waitFor();
}

async function peoplePictures(page: Page, album: Album, base: string, scene: Scene): Promise<void> {
  const { ask, bert, long, over } = scene;
  const visit = async (path: string, name: string): Promise<void> => {
    await page.goto(base + path, { waitUntil: 'networkidle' });
    await album.keep(`online-${name}`);
  };
  await visit('/me', 'me');
  await ask('POST', '/api/me/claim', { nickname: 'Ada', password: 'a long and secret word' });
  await ask('POST', '/api/me/tokens', { label: 'my bot' });
  await visit('/me', 'me-claimed');
  await visit(`/people/${scene.ada}`, 'person');
  await visit('/best/pole-position', 'best');
  const table = over['pole-position']!;
  const message = await bert.say(table, 'You drive like a lorry.');
  await long.ask('POST', `/api/tables/${table}/report`, { message, reason: 'That is rude.' });
  await ask('POST', '/api/host/enter', { token: HOST_TOKEN });
  await visit('/admin', 'admin');
}
