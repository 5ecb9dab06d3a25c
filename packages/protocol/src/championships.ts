import { CHAMPIONSHIP_KINDS, MAX_ENTRANTS, MAX_POINTS, MAX_ROUNDS, MAX_TEAM_SIZE } from '@paddock/championship';
import { type Static, Type } from 'typebox';
import { OneLineText } from './chat.ts';
import { oneOf } from './one-of.ts';
import { Nickname, Person } from './people.ts';
import { Level, TableId, TablePhase } from './tables.ts';

/** Of the same form as the id of a table: who knows it may look. */
export const ChampionshipId = TableId;

export const ChampionshipName = Type.String({ ...OneLineText, maxLength: 60 });
export const TeamName = Nickname;
const Team = Type.Union([TeamName, Type.Null()]);

/** A person's id, or `bot-1` and so on. */
export const EntrantId = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' });

/** Milliseconds since 1970, until the year 2100. */
const Time = Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 });

/** Live at a time (`null`: as soon as the round before is over), or by correspondence until a deadline. */
export const RoundSchedule = Type.Union([
  Type.Object(
    { kind: Type.Literal('live'), startsAt: Type.Union([Time, Type.Null()]) },
    { additionalProperties: false },
  ),
  Type.Object({ kind: Type.Literal('correspondence'), deadline: Time }, { additionalProperties: false }),
]);

const RoundFields = {
  game: Type.String({ maxLength: 40 }),
  /** The seats of each table. */
  seats: Type.Integer({ minimum: 2, maximum: 10 }),
  /** The time for a turn. */
  turnSeconds: Type.Integer({ minimum: 5, maximum: 14 * 86_400 }),
  schedule: RoundSchedule,
};

export const NewRound = Type.Object(
  { ...RoundFields, options: Type.Optional(Type.Record(Type.String({ maxLength: 40 }), Type.Unknown())) },
  { additionalProperties: false },
);
export type NewRound = Static<typeof NewRound>;

const BotEntry = Type.Object({ level: Level, team: Type.Optional(Team) }, { additionalProperties: false });

const ChampionshipFields = {
  name: ChampionshipName,
  kind: oneOf(CHAMPIONSHIP_KINDS),
  /** The points of the first places. */
  points: Type.Array(Type.Integer({ minimum: 0, maximum: MAX_POINTS }), { minItems: 1, maxItems: MAX_ENTRANTS }),
};

/** How many results of each driver do not count. */
const DropWorst = Type.Integer({ minimum: 0, maximum: MAX_ROUNDS });
/** How many of each heat of a knock-out go on. */
const Advance = Type.Integer({ minimum: 1, maximum: MAX_ENTRANTS });
/** How many drivers a team has at most; 0: there are no teams. */
const TeamSize = Type.Integer({ minimum: 0, maximum: MAX_TEAM_SIZE });

export const NewChampionship = Type.Object(
  {
    ...ChampionshipFields,
    rounds: Type.Array(NewRound, { minItems: 1, maxItems: MAX_ROUNDS }),
    dropWorst: Type.Optional(DropWorst),
    advance: Type.Optional(Advance),
    teamSize: Type.Optional(TeamSize),
    /** Whether everybody may find it; otherwise only who has the link. */
    listed: Type.Optional(Type.Boolean()),
    /** Whether the organiser takes part. */
    enters: Type.Optional(Type.Boolean()),
    team: Type.Optional(Team),
    bots: Type.Optional(Type.Array(BotEntry, { maxItems: MAX_ENTRANTS })),
    /** Starts at once, without further entries. */
    starts: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type NewChampionship = Static<typeof NewChampionship>;

export const ChampionshipEntry = Type.Object({ team: Type.Optional(Team) }, { additionalProperties: false });
export type ChampionshipEntry = Static<typeof ChampionshipEntry>;

export const ChampionshipBots = Type.Object(
  { level: Level, count: Type.Integer({ minimum: 1, maximum: MAX_ENTRANTS }), team: Type.Optional(Team) },
  { additionalProperties: false },
);
export type ChampionshipBots = Static<typeof ChampionshipBots>;

export const ChampionshipInvitation = Type.Object({ nickname: Nickname }, { additionalProperties: false });
export type ChampionshipInvitation = Static<typeof ChampionshipInvitation>;

/** Before, during and after the season; cancelled by the organiser. */
export const ChampionshipPhase = oneOf(['entry', 'running', 'over', 'cancelled']);

/** What somebody has to do with a championship. */
export const ChampionshipRole = oneOf(['organiser', 'entrant', 'invited']);
export type ChampionshipRole = Static<typeof ChampionshipRole>;

/** A championship in a list. */
export const ChampionshipSummary = Type.Object({
  id: ChampionshipId,
  name: ChampionshipName,
  kind: ChampionshipFields.kind,
  phase: ChampionshipPhase,
  organiser: Person,
  /** The games of its rounds, each once. */
  games: Type.Array(Type.String()),
  entrants: Type.Integer(),
  rounds: Type.Integer(),
  /** How many rounds are over. */
  finishedRounds: Type.Integer(),
  /** When the next round begins, or `null` if that is not known or a round is being raced. */
  nextRoundAt: Type.Union([Type.Integer(), Type.Null()]),
  createdAt: Type.Integer(),
  /** The viewer's; `null` in the list of all. */
  role: Type.Union([ChampionshipRole, Type.Null()]),
});
export type ChampionshipSummary = Static<typeof ChampionshipSummary>;

export const ChampionshipEntrant = Type.Object({
  id: EntrantId,
  kind: Type.Union([Type.Literal('person'), Type.Literal('bot')]),
  name: Type.String(),
  /** Whether it is a person with a claimed nickname. */
  claimed: Type.Boolean(),
  /** True for a BOT account, which is of the kind `person`; left out for people. */
  botAccount: Type.Optional(Type.Boolean()),
  level: Type.Union([Level, Type.Null()]),
  team: Team,
  /** Whether they have withdrawn after the start. */
  withdrawn: Type.Boolean(),
});
export type ChampionshipEntrant = Static<typeof ChampionshipEntrant>;

/** The entrants of one table, before the race in the order of the draw, after it in the order of the result. */
export const ChampionshipGroup = Type.Object({
  table: TableId,
  /** `null` until the table is created. */
  phase: Type.Union([TablePhase, Type.Null()]),
  /** The race was stopped, so that nobody scores. */
  void: Type.Boolean(),
  entrants: Type.Array(
    Type.Object({
      entrant: EntrantId,
      /** Among the entrants of the table; `null` before the end, and if they did not race. */
      place: Type.Union([Type.Integer(), Type.Null()]),
      points: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
});
export type ChampionshipGroup = Static<typeof ChampionshipGroup>;

export const ChampionshipRound = Type.Object({
  ...RoundFields,
  options: Type.Unknown(),
  status: oneOf(['planned', 'open', 'finished', 'skipped']),
  groups: Type.Array(ChampionshipGroup),
});
export type ChampionshipRound = Static<typeof ChampionshipRound>;

const RoundScore = Type.Object({
  place: Type.Union([Type.Integer(), Type.Null()]),
  points: Type.Integer(),
  /** One of the worst, which do not count. */
  dropped: Type.Boolean(),
});

export const DriverStanding = Type.Object({
  entrant: EntrantId,
  place: Type.Integer(),
  points: Type.Integer(),
  wins: Type.Integer(),
  /** By round; `null` where they had no seat or the race is not over. */
  scores: Type.Array(Type.Union([RoundScore, Type.Null()])),
});
export type DriverStanding = Static<typeof DriverStanding>;

export const TeamStanding = Type.Object({
  team: TeamName,
  place: Type.Integer(),
  points: Type.Integer(),
  entrants: Type.Array(EntrantId),
});
export type TeamStanding = Static<typeof TeamStanding>;

/** A championship as one viewer sees it. */
export const Championship = Type.Object({
  id: ChampionshipId,
  ...ChampionshipFields,
  phase: ChampionshipPhase,
  listed: Type.Boolean(),
  organiser: Person,
  createdAt: Type.Integer(),
  dropWorst: DropWorst,
  advance: Advance,
  teamSize: TeamSize,
  entrants: Type.Array(ChampionshipEntrant),
  /** Who is invited and has not entered; only for the organiser. */
  invited: Type.Array(Person),
  rounds: Type.Array(ChampionshipRound),
  drivers: Type.Array(DriverStanding),
  teams: Type.Array(TeamStanding),
  /** When the next round begins; `null` if that is not known or a round is being raced. */
  nextRoundAt: Type.Union([Type.Integer(), Type.Null()]),
  /** The viewer's roles, and the table of the current round at which they have a seat. */
  viewer: Type.Object({
    organises: Type.Boolean(),
    entered: Type.Boolean(),
    invited: Type.Boolean(),
    table: Type.Union([TableId, Type.Null()]),
  }),
});
export type Championship = Static<typeof Championship>;
