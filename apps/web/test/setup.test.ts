import { carsPerSeat, numberOfRaces } from '@paddock/formel-fun';
import { LANGUAGES, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { GAME_CARDS, loadGame } from '../src/games/index.ts';
import type { Driver } from '../src/games/table-link.ts';
import { PRESET_IDS } from '../src/games/ui.ts';
import { commonLevel, withLevel, withSeats } from '../src/setup/drivers.ts';
import { presetValues } from '../src/setup/PresetPicker.tsx';

const ANNA: Driver = { kind: 'person', name: 'Anna' };
const bot = (level: string): Driver => ({ kind: 'bot', bot: level, name: 'Bot' });

describe('presets', () => {
  it.each(GAME_CARDS.map(({ id }) => id))('%s: every preset can be started, and no two are the same', async (id) => {
    const game = await loadGame(id, 'en');
    const presets = PRESET_IDS.map((name) => game.ui.presets![name]);
    for (const preset of presets) {
      const values = presetValues(game, preset);
      expect(Object.keys(values).toSorted()).toEqual(Object.keys(game.definition.options).toSorted());
      expect(resolveOptions(game.definition, preset.seats, values)).toMatchObject({ ok: true });
    }
    expect(new Set(presets.map((preset) => JSON.stringify(preset))).size).toBe(presets.length);
  });

  const everyCard = GAME_CARDS.flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language })));
  it.each(everyCard)('$id, $language: every preset says what kind of race it is', async ({ id, language }) => {
    const { t } = await loadGame(id, language);
    const kinds = PRESET_IDS.map((name) => t.presets![name]);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it.each(LANGUAGES)('Formel Fun, %s: tells the numbers of cars and races', async (language) => {
    const { ui, t } = await loadGame('formel-fun', language);
    for (const name of PRESET_IDS) {
      const { seats } = ui.presets![name];
      expect(t.presets![name]).toMatch(new RegExp(`\\b${numberOfRaces(seats)} `));
      if (name !== 'rulebook') expect(t.presets![name]).toMatch(new RegExp(`^${seats * carsPerSeat(seats)} `));
    }
  });
});

describe('the level of the bots', () => {
  it('is common to all, or mixed', () => {
    expect(commonLevel([ANNA, bot('pro'), bot('pro')])).toBe('pro');
    expect(commonLevel([ANNA, bot('pro'), bot('rookie')])).toBeNull();
    expect(commonLevel([ANNA])).toBe('amateur');
  });

  it('changes for all bots at once and leaves people alone', () => {
    expect(withLevel([ANNA, bot('pro'), bot('rookie')], 'champion')).toEqual([ANNA, bot('champion'), bot('champion')]);
  });

  it('is that of the others for bots that are added', () => {
    const more = withSeats([ANNA, bot('pro')], 4, 'pro');
    expect(more.map((driver) => (driver.kind === 'bot' ? driver.bot : 'person'))).toEqual([
      'person',
      'pro',
      'pro',
      'pro',
    ]);
    expect(withSeats(more, 1, 'pro')).toEqual([ANNA]);
  });
});
