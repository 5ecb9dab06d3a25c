import { findBot } from '@paddock/bots';
import { practiceOval } from '@paddock/formula-de';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../src/app/texts/index.ts';
import { LANGUAGES } from '../src/base/texts/language.ts';
import { GAME_CARDS, type LoadedGame, loadGame } from '../src/games/index.ts';
import type { Driver, TableInfo } from '../src/games/table-link.ts';
import { headlineOf } from '../src/table/finish/headline.ts';
import { createTextContext } from '../src/table/text-context.ts';
import { createTable, playBotsUntilPerson, prepareBotMove } from './bot-race.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'Dora', 'Emil', 'Fay'];

/** A whole race of bots, with everything that a spectator knows of it. */
function playRace({ definition }: LoadedGame, seed: string) {
  const options = {
    ...definition.defaultOptions,
    ...('circuit' in definition.defaultOptions && { circuit: practiceOval }),
  };
  const seats = definition.defaultSeats;
  const bot = findBot(definition.id, 'greedy')!;
  const table = createTable(definition, seats, options, seed);
  while (playBotsUntilPerson(table, bot)) table.commit(prepareBotMove(table, bot, 0));
  const drivers = NAMES.slice(0, seats).map((name): Driver => ({ kind: 'person', name }));
  const info: TableInfo = { id: 'x', game: definition.id, seats, options, drivers, seedHash: '', lesson: false };
  return { info, ...table.snapshot(null) };
}

describe.each(GAME_CARDS.map(({ id }) => id))('the finish of %s', (id) => {
  it.each(LANGUAGES)('says in one line who won, for every reader: %s', async (language) => {
    const game = await loadGame(id, language);
    const { info, position, history } = playRace(game, 'finish');
    const texts = (await loadTexts(language))('game');
    if (position.awaiting.kind !== 'over') throw new Error('the race is not over');
    const { ranking } = position.awaiting;
    for (const reader of [null, ...info.drivers.keys()]) {
      const context = createTextContext(info, reader, game.t, texts, language);
      const headline = headlineOf({ ui: game.ui, view: position.view, history, context, ranking, reader }, texts);
      expect(headline).toMatch(/^\p{Lu}/u);
      expect(headline).not.toMatch(/undefined|NaN|-\d|\b0 /);
    }
  });
});

it('Formula Dé says for every seat in which round it finished, or why it is out', async () => {
  const game = await loadGame('formula-de', 'en');
  const { info, position, history } = playRace(game, 'finish');
  const context = createTextContext(info, null, game.t, (await loadTexts('en'))('dice-race'), 'en');
  const reasons = info.drivers.map((_, seat) => game.ui.decidedBy!(history, seat, context));
  for (const reason of reasons) expect(reason).toMatch(/^Across the line in round \d+\.$|out|engine|corner/);
  expect(reasons.filter((reason) => reason?.startsWith('Across') === true).length).toBeGreaterThan(0);
  for (const reason of ['corner', 'blocked', 'body', 'engine'] as const) {
    const out = [{ n: 1, event: { type: 'out', car: 0, reason } }];
    // Beside the driver's name, on a phone.
    expect(game.ui.decidedBy!(out, 0, context)!.length).toBeLessThanOrEqual(30);
  }
  expect(game.ui.raceStage!(position.view, context)).toMatch(/^Round \d+\.$/);
});
