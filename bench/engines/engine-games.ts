/** How each game is played: at the tables of `npm run bench -- games`. */
export const ENGINE_GAMES: Readonly<Record<string, { about: string; seats: number; options: object }>> = {
  'formel-fun': { about: 'Formel Fun, 4 seats', seats: 4, options: {} },
  'pole-position': {
    about: 'Pole Position, 4 seats, a given course',
    seats: 4,
    options: { course: 'custom', tokens: listTokens() },
  },
  'formula-de': { about: 'Formula Dé, 6 cars, Monaco, one lap', seats: 6, options: {} },
  formula: { about: 'Formula, 3 seats', seats: 3, options: {} },
};

/** Random play by moves and events, or by move ids. */
export type EngineInterface = 'plain' | 'numeric';

/** Every other space grey, the others taking turns. */
function listTokens(): string[] {
  const special =
    'slip oil turbo pit comeback oil slip pit turbo oil comeback pit slip turbo oil comeback pit slip turbo oil comeback pit';
  return special.split(' ').flatMap((token, i) => (i === 0 ? [token] : ['grey', token]));
}
