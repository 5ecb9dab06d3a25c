import type { GameCard } from '../../games/ui.ts';
import type { PresetName } from '../texts/types.ts';
import { type RoundDraft, type SeasonDraft, toDateField } from './season-draft.ts';

const DAY_MS = 86_400_000;
const LIVE_TURN_S = 60;
const CORRESPONDENCE_TURN_S = 86_400;
const ROUNDS = 4;
/** Enough for 32 drivers; rounds that are left over are not raced. */
const KNOCKOUT_ROUNDS = 4;
/** With these few, a season of bots is over in about a minute. */
const BOTS = 4;

interface PresetContext {
  readonly games: readonly GameCard[];
  readonly name: string;
  readonly now: number;
}

/** What the form begins with. Later choices change one thing at a time. */
export function createPreset(preset: PresetName, { games, name, now }: PresetContext): SeasonDraft {
  const base: SeasonDraft = {
    name,
    kind: 'league',
    rounds: [],
    scheme: 'teams',
    ownPoints: '',
    dropWorst: 0,
    advance: 2,
    teamSize: 0,
    enters: true,
    listed: false,
    bots: 0,
    level: 'amateur',
    starts: false,
  };
  const [first, second = first] = games;
  switch (preset) {
    case 'weekend':
      return { ...base, rounds: createRounds([first!, second!], ROUNDS, now, 'live'), bots: 2 };
    case 'correspondence':
      return { ...base, rounds: createRounds([first!, second!], ROUNDS, now, 'correspondence'), scheme: 'grandPrix' };
    case 'knockout':
      return { ...base, kind: 'knockout', rounds: createRounds([first!], KNOCKOUT_ROUNDS, now, 'live'), bots: 4 };
    case 'bots': {
      // The last games of the list have the shortest races.
      const rounds = createRounds(games.slice(-2), ROUNDS, now, 'live');
      return { ...base, rounds, enters: false, bots: BOTS, level: 'rookie', starts: true };
    }
  }
}

function createRounds(
  games: readonly GameCard[],
  count: number,
  now: number,
  kind: 'live' | 'correspondence',
): RoundDraft[] {
  return Array.from({ length: count }, (_, i): RoundDraft => {
    const card = games[i % games.length]!;
    const isLive = kind === 'live';
    return {
      key: i,
      game: card.id,
      seats: card.defaultSeats,
      options: {},
      turnSeconds: isLive ? LIVE_TURN_S : CORRESPONDENCE_TURN_S,
      time: isLive ? 'after' : 'until',
      date: isLive ? '' : toDateField(now + (i + 1) * 7 * DAY_MS),
    };
  });
}

/** One more round, like the last one; with dates a week later. */
export function repeatLastRound(rounds: readonly RoundDraft[]): RoundDraft[] {
  const last = rounds.at(-1)!;
  const key = 1 + Math.max(...rounds.map((round) => round.key));
  const date = last.date === '' ? '' : toDateField(new Date(last.date).getTime() + 7 * DAY_MS);
  return [...rounds, { ...last, key, date }];
}
