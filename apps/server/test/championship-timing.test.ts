import {
  applyEvents,
  type Championship,
  type ChampionshipCommand,
  createChampionship,
  decide,
} from '@paddock/championship';
import { describe, expect, it } from 'vitest';
import { findNextCheck, SOON_MS } from '../src/championships/timing.ts';

const STARTS_AT = 1_000_000_000;
const ROUND = {
  game: 'formula',
  options: {},
  seats: 2,
  turnSeconds: 60,
  schedule: { kind: 'live', startsAt: STARTS_AT },
} as const;

/** A season that begins by itself, with this many people. */
function createSeason(people: number): Championship {
  const settings = { kind: 'league', rounds: [ROUND], points: [10, 8], dropWorst: 0, advance: 2, teamSize: 0 } as const;
  return Array.from({ length: people }, (_, i) => `person-${i}`).reduce<Championship>(
    (season, id) => send(season, { type: 'enter', entrant: { id, kind: 'person', level: null, team: null } }),
    createChampionship(settings),
  );
}

function send(season: Championship, command: ChampionshipCommand): Championship {
  const decided = decide(season, command);
  if (!decided.ok) throw new Error(decided.error.message);
  return applyEvents(season, decided.value);
}

describe('the next look at a season that waits for its start', () => {
  it('is at the times of the reminder and of the start', () => {
    expect(findNextCheck(createSeason(2), STARTS_AT - SOON_MS - 1, 0)).toBe(STARTS_AT - SOON_MS);
    const reminded = send(createSeason(2), { type: 'remind', reminder: '0/soon' });
    expect(findNextCheck(reminded, STARTS_AT - 1, 0)).toBe(STARTS_AT);
  });

  it('is at once if one of these times has passed since the last look', () => {
    expect(findNextCheck(createSeason(2), STARTS_AT - SOON_MS + 5, 0)).toBe(STARTS_AT - SOON_MS + 5);
    expect(findNextCheck(createSeason(2), STARTS_AT + 5, 0)).toBe(STARTS_AT + 5);
  });

  it('is left to people if it cannot start', () => {
    expect(findNextCheck(createSeason(1), STARTS_AT + 5, 0)).toBeNull();
  });
});
