import {
  checkSettings,
  knockoutRounds,
  nextRoundAt,
  planGroups,
  POINTS_SCHEMES,
  rankDrivers,
  rankTeams,
} from '@paddock/championship';
import { describe, expect, it } from 'vitest';
import { byName, LIVE_ROUND, personNamed, Season, settingsOf } from './season.ts';

const FOUR = ['ann', 'bob', 'cleo', 'dan'];

function started(settings = settingsOf(), entrants: readonly string[] = FOUR): Season {
  const season = new Season(settings, entrants);
  expect(season.send({ type: 'start', at: 0 })).toBeNull();
  return season;
}

/** Races a round that ends in this order; who is left out does not come. */
function race(season: Season, order: readonly string[], absent: readonly string[] = []): void {
  season.openRound();
  season.finishRound((a, b) => order.indexOf(a) - order.indexOf(b), absent);
}

const orderOf = (season: Season) => rankDrivers(season.championship).map(({ entrant }) => entrant);
const pointsOf = (season: Season) =>
  Object.fromEntries(rankDrivers(season.championship).map(({ entrant, points }) => [entrant, points]));

describe('entries', () => {
  it('are refused after the start, and twice they change nothing', () => {
    const season = new Season(settingsOf(), ['ann', 'bob', 'ann']);
    expect(season.championship.entrants.map(({ id }) => id)).toEqual(['ann', 'bob']);
    season.send({ type: 'start', at: 0 });
    expect(season.send({ type: 'enter', entrant: personNamed('late') })).toBe('not-open');
    expect(season.send({ type: 'invite', person: 'late' })).toBe('not-open');
  });

  it('can be taken back before the start, so that somebody else has the place', () => {
    const season = new Season(settingsOf(), ['ann', 'bob']);
    season.send({ type: 'leave', entrant: 'ann' });
    expect(season.championship.entrants.map(({ id }) => id)).toEqual(['bob']);
    expect(season.send({ type: 'leave', entrant: 'ann' })).toBe('not-entered');
  });

  it('of invited people end the invitation, and so does declining it', () => {
    const season = new Season(settingsOf());
    for (const person of ['ann', 'ann', 'bob']) season.send({ type: 'invite', person });
    expect(season.championship.invited).toEqual(['ann', 'bob']);
    season.send({ type: 'enter', entrant: personNamed('ann') });
    season.send({ type: 'leave', entrant: 'bob' });
    expect(season.championship.invited).toEqual([]);
  });

  it('are limited', () => {
    const season = new Season(
      settingsOf(),
      Array.from({ length: 64 }, (_, i) => `driver-${i}`),
    );
    expect(season.send({ type: 'enter', entrant: personNamed('one more') })).toBe('full');
  });

  it('need two to start', () => {
    expect(new Season(settingsOf(), ['ann']).send({ type: 'start', at: 0 })).toBe('too-few-entrants');
  });

  it('join teams of a limited size, if there are teams', () => {
    const without = new Season(settingsOf());
    expect(without.send({ type: 'enter', entrant: personNamed('ann', 'red') })).toBe('no-team');
    const season = new Season(settingsOf({ teamSize: 2 }));
    for (const id of ['ann', 'bob']) season.send({ type: 'enter', entrant: personNamed(id, 'red') });
    expect(season.send({ type: 'enter', entrant: personNamed('cleo', 'red') })).toBe('team-full');
    season.send({ type: 'enter', entrant: personNamed('cleo') });
    expect(season.send({ type: 'change-team', entrant: 'cleo', team: 'red' })).toBe('team-full');
    expect(season.send({ type: 'change-team', entrant: 'bob', team: 'blue' })).toBeNull();
    expect(season.send({ type: 'change-team', entrant: 'cleo', team: 'red' })).toBeNull();
  });
});

describe('points', () => {
  it('follow the places, and tied drivers get those of the better place', () => {
    const season = started();
    season.openRound();
    season.send({
      type: 'finish-group',
      at: 1,
      table: 'table-0',
      ranking: [['bob', 'ann'], ['dan'], ['cleo']],
      absent: [],
    });
    expect(pointsOf(season)).toEqual({ ann: 10, bob: 10, dan: 6, cleo: 5 });
  });

  it('are none for people who do not come, and those behind them move up', () => {
    const season = started();
    race(season, ['ann', 'bob', 'cleo', 'dan'], ['ann']);
    expect(pointsOf(season)).toEqual({ bob: 10, cleo: 8, dan: 6, ann: 0 });
  });

  it('are none for people who withdraw during the race; earlier ones stay', () => {
    const season = started();
    race(season, FOUR);
    season.openRound();
    season.send({ type: 'leave', entrant: 'ann' });
    season.finishRound(byName);
    expect(pointsOf(season)).toEqual({ ann: 10, bob: 18, cleo: 14, dan: 11 });
    expect(planGroups(season.championship, 'seed').flat().toSorted()).toEqual(['bob', 'cleo', 'dan']);
  });

  it('are none for anybody if a race was stopped', () => {
    const season = started();
    season.openRound();
    season.send({ type: 'void-group', at: 1, table: 'table-0' });
    expect(pointsOf(season)).toEqual({ ann: 0, bob: 0, cleo: 0, dan: 0 });
  });

  it('of the worst results do not count, once there are more than count', () => {
    const season = started(settingsOf({ dropWorst: 1 }));
    race(season, ['ann', 'bob', 'cleo', 'dan']);
    race(season, ['bob', 'cleo', 'dan', 'ann']);
    expect(pointsOf(season)).toMatchObject({ ann: 15, bob: 18 });
    race(season, ['ann', 'dan', 'cleo', 'bob']);
    expect(pointsOf(season)).toMatchObject({ ann: 20, bob: 18 });
    const ann = rankDrivers(season.championship)[0]!;
    expect(ann.scores.map((score) => score?.isDropped)).toEqual([false, true, false]);
  });
});

describe('equal points', () => {
  const equal = settingsOf({ points: [5, 5, 5, 5] });

  it('go to the driver with more wins, then more second places', () => {
    const season = started(equal);
    race(season, ['dan', 'cleo', 'bob', 'ann']);
    race(season, ['dan', 'bob', 'cleo', 'ann']);
    race(season, ['ann', 'cleo', 'bob', 'dan']);
    expect(orderOf(season)).toEqual(['dan', 'ann', 'cleo', 'bob']);
  });

  it('go to the better place in the latest round, then to who entered first', () => {
    const season = started({ ...equal, rounds: [LIVE_ROUND, LIVE_ROUND] });
    race(season, ['ann', 'bob', 'cleo', 'dan']);
    race(season, ['bob', 'ann', 'cleo', 'dan']);
    expect(orderOf(season)).toEqual(['bob', 'ann', 'cleo', 'dan']);
    expect(orderOf(new Season(equal, ['zoe', 'ann']))).toEqual(['zoe', 'ann']);
  });
});

describe('teams', () => {
  it('have the points of all their drivers, and win ties by count-back', () => {
    const season = new Season(settingsOf({ teamSize: 2, points: [6, 4, 2, 0] }));
    const teams = { ann: 'red', bob: 'blue', cleo: 'blue', dan: 'red' };
    for (const [id, team] of Object.entries(teams)) season.send({ type: 'enter', entrant: personNamed(id, team) });
    season.send({ type: 'start', at: 0 });
    race(season, ['ann', 'bob', 'cleo', 'dan']);
    expect(rankTeams(season.championship)).toMatchObject([
      { team: 'red', points: 6, place: 1, entrants: ['ann', 'dan'] },
      { team: 'blue', points: 6, place: 2, entrants: ['bob', 'cleo'] },
    ]);
  });
});

describe('a knock-out', () => {
  const eight = Array.from('abcdefgh');
  const knockout = settingsOf({ kind: 'knockout', advance: 2 });

  it('lets the best of each heat go on to a final, and ends there', () => {
    const season = started(knockout, eight);
    expect(season.openRound().map(({ length }) => length)).toEqual([4, 4]);
    season.finishRound(byName);
    const [final] = season.openRound();
    expect(final).toHaveLength(4);
    season.finishRound((a, b) => byName(b, a));
    expect(season.championship.phase).toBe('over');
    expect(orderOf(season).slice(0, 4)).toEqual(final!.toSorted().toReversed());
  });

  it('does not let people go on who did not come, and nobody takes the place of one who withdraws', () => {
    const season = started(knockout, eight);
    season.openRound();
    season.finishRound(byName, ['a']);
    const going = planGroups(season.championship, 'seed').flat();
    expect(going).toHaveLength(4);
    expect(going).not.toContain('a');
    season.send({ type: 'leave', entrant: going[0]! });
    expect(planGroups(season.championship, 'seed').flat()).toHaveLength(3);
  });

  it('needs enough rounds', () => {
    const short = { ...knockout, rounds: [LIVE_ROUND] };
    expect(new Season(short, eight).send({ type: 'start', at: 0 })).toBe('too-few-rounds');
    expect(knockoutRounds(knockout, 4)).toBe(1);
    expect(knockoutRounds(knockout, 8)).toBe(2);
    const duels = Array.from({ length: 6 }, () => ({ ...LIVE_ROUND, seats: 2 }));
    expect(knockoutRounds({ ...knockout, rounds: duels }, 64)).toBe(6);
  });
});

describe('Swiss style', () => {
  it('brings those together who have equally many points, and avoids repeated meetings', () => {
    const rounds = Array.from({ length: 3 }, () => ({ ...LIVE_ROUND, seats: 2 }));
    const season = started(settingsOf({ kind: 'swiss', rounds, points: [1, 0] }), Array.from('abcdefgh'));
    const first = season.openRound();
    season.finishRound(byName);
    const winners = first.map((group) => group.toSorted()[0]!);
    const second = season.openRound();
    for (const group of second) expect([0, 2]).toContain(group.filter((one) => winners.includes(one)).length);
    season.finishRound(byName);
    const met = [...first, ...second].map((group) => group.toSorted().join());
    for (const group of season.openRound()) expect(met).not.toContain(group.toSorted().join());
  });

  it('lets the leaders meet, although somebody at their table meets another one again', () => {
    const rounds = Array.from({ length: 2 }, () => ({ ...LIVE_ROUND, seats: 3 }));
    const season = started(settingsOf({ kind: 'swiss', rounds, points: [25, 18, 15] }), Array.from('abcde'));
    const winners = season.openRound().map((group) => group.toSorted()[0]!);
    season.finishRound(byName);
    expect(season.openRound()[0]).toEqual(expect.arrayContaining(winners));
  });
});

describe('rounds', () => {
  it('begin at their time, or after the one before', () => {
    const later = { ...LIVE_ROUND, schedule: { kind: 'live', startsAt: 5000 } as const };
    const season = started(settingsOf({ rounds: [LIVE_ROUND, LIVE_ROUND, later] }));
    expect(nextRoundAt(season.championship, 100)).toBe(0);
    season.openRound();
    expect(nextRoundAt(season.championship, 100)).toBeNull();
    season.finishRound(byName);
    expect(nextRoundAt(season.championship, 100)).toBe(101);
    race(season, FOUR);
    expect(nextRoundAt(season.championship, 100)).toBe(5000);
    race(season, FOUR);
    expect(season.championship.phase).toBe('over');
    expect(nextRoundAt(season.championship, 100)).toBeNull();
  });

  it('end when fewer than two are left', () => {
    const season = started();
    for (const entrant of ['ann', 'bob']) season.send({ type: 'leave', entrant });
    expect(season.championship.phase).toBe('running');
    season.send({ type: 'leave', entrant: 'cleo' });
    expect(season.championship.phase).toBe('over');
    expect(season.send({ type: 'cancel' })).toBe('over');
  });

  it('need groups with everybody in them, once', () => {
    const season = started();
    const open = (...groups: string[][]) =>
      season.send({ type: 'open-round', at: 0, groups: groups.map((entrants, i) => ({ table: `t${i}`, entrants })) });
    expect(open(['ann', 'bob', 'cleo'])).toBe('bad-groups');
    expect(open(['ann', 'bob', 'cleo', 'ann'])).toBe('bad-groups');
    expect(open(['ann', 'bob'], ['cleo', 'zoe'])).toBe('bad-groups');
    expect(open(['ann', 'bob'], ['cleo', 'dan'])).toBeNull();
    expect(open(['ann', 'bob'], ['cleo', 'dan'])).toBe('not-running');
  });

  it('need results of everybody at the table', () => {
    const season = started();
    season.openRound();
    const finish = (ranking: string[][], table = 'table-0') =>
      season.send({ type: 'finish-group', at: 0, table, ranking, absent: [] });
    expect(finish([['ann']])).toBe('bad-result');
    expect(finish([FOUR], 'another')).toBe('bad-result');
    expect(finish([FOUR])).toBeNull();
  });

  it('remind once', () => {
    const season = started();
    const count = () => season.events.filter(({ type }) => type === 'reminded').length;
    for (let i = 0; i < 2; i++) season.send({ type: 'remind', reminder: '0/soon' });
    expect(count()).toBe(1);
  });
});

describe('settings', () => {
  const errorOf = (changes: Parameters<typeof settingsOf>[0]) => {
    const checked = checkSettings(settingsOf(changes));
    return checked.ok ? null : checked.error;
  };
  const at = (startsAt: number) => ({ ...LIVE_ROUND, schedule: { kind: 'live', startsAt } as const });

  it.each([
    [{}, null],
    [{ points: POINTS_SCHEMES.grandPrix }, null],
    [{ rounds: [] }, '1 to 30 rounds'],
    [{ points: [] }, 'points are'],
    [{ points: [1.5] }, 'points are'],
    [{ points: [1, 2] }, 'a better place'],
    [{ dropWorst: 3 }, 'at least one result'],
    [{ advance: 0 }, 'at least one driver'],
    [{ teamSize: 1 }, '2 to 8 drivers'],
    [{ rounds: [{ ...LIVE_ROUND, seats: 1 }] }, 'at least 2 seats'],
    [{ rounds: [at(5), at(5)] }, 'not in order'],
    [{ rounds: [at(5), LIVE_ROUND, at(6)] }, null],
  ])('%j', (changes, error) => {
    if (error === null) expect(errorOf(changes)).toBeNull();
    else expect(errorOf(changes)).toContain(error);
  });
});
