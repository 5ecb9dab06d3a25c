import type { GameTypes, Viewer } from '@paddock/kernel';
import type { GameTexts, TextContext } from '../src/games/ui.ts';

const NAMES = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Eva', 'Farouk', 'Graham', 'Jochen', 'Niki', 'Stirling'];

/** What the texts of a game need at a table of bots. Numbers and lists are written in no language. */
export function plainTextContext<K extends GameTypes, Texts extends GameTexts>(
  game: string,
  t: Texts,
  seats: number,
  options: K['options'],
  viewer: Viewer,
): TextContext<K, Texts> {
  const drivers = NAMES.slice(0, seats).map((name) => ({ kind: 'bot', bot: 'greedy', name }) as const);
  return {
    t,
    info: { id: 'test', game, seats, options, drivers, seedHash: '', lesson: false },
    viewer,
    name: (seat) => NAMES[seat]!,
    number: String,
    list: (items) => items.join(', '),
  };
}
