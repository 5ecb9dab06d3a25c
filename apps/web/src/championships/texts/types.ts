import type { ChampionshipKind } from '@paddock/championship';
import type { ChampionshipRole, ChampionshipSummary } from '@paddock/protocol';
import type { TextMap } from '../../base/texts/types.ts';

export const PRESET_NAMES = ['weekend', 'correspondence', 'knockout', 'bots'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The texts about championships, which players know as seasons. Rounds are counted from 1. */
export interface ChampionshipTexts {
  readonly title: string;
  readonly lead: string;
  readonly homeHint: string;
  readonly kinds: Readonly<Record<ChampionshipKind, string>>;
  readonly kindHints: Readonly<Record<ChampionshipKind, string>>;
  readonly phases: Readonly<Record<ChampionshipSummary['phase'], string>>;
  readonly roles: Readonly<Record<ChampionshipRole, string>>;
  readonly drivers: (count: number) => string;
  readonly rounds: (count: number) => string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly by: (organiser: string) => string;
  /** The list of seasons. */
  readonly list: TextMap<'create' | 'mine' | 'all' | 'empty' | 'emptyHint'>;
  readonly create: TextMap<
    | 'title'
    | 'lead'
    | 'presets'
    | 'name'
    | 'defaultName'
    | 'kind'
    | 'calendar'
    | 'game'
    | 'seats'
    | 'turn'
    | 'when'
    | 'after'
    | 'atTime'
    | 'until'
    | 'date'
    | 'options'
    | 'addRound'
    | 'scoring'
    | 'points'
    | 'ownPoints'
    | 'ownPointsHint'
    | 'dropWorst'
    | 'advance'
    | 'teams'
    | 'noTeams'
    | 'whoTakesPart'
    | 'me'
    | 'listed'
    | 'bots'
    | 'level'
    | 'startNow'
    | 'submit'
    | 'submitHint'
  > & {
    readonly preset: Readonly<Record<PresetName, TextMap<'name' | 'text'>>>;
    readonly schemes: TextMap<'teams' | 'grandPrix' | 'own'>;
    readonly teamsOf: (size: number) => string;
    readonly round: (round: number) => string;
    readonly removeRound: (round: number) => string;
  };
  readonly status: TextMap<'entry' | 'cancelled' | 'soon'> & {
    readonly racing: (round: number) => string;
    readonly next: (round: number, when: string) => string;
    readonly startsAt: (when: string) => string;
    readonly champion: (name: string) => string;
  };
  readonly entry: TextMap<
    | 'title'
    | 'enter'
    | 'enterHint'
    | 'entered'
    | 'team'
    | 'teamHint'
    | 'joinTeam'
    | 'leave'
    | 'withdraw'
    | 'withdrawTitle'
    | 'withdrawText'
    | 'stay'
    | 'decline'
    | 'invited'
    | 'yourTable'
    | 'takeSeat'
    | 'full'
    | 'closed'
  >;
  readonly organise: TextMap<
    | 'title'
    | 'start'
    | 'startHint'
    | 'next'
    | 'addBots'
    | 'count'
    | 'invite'
    | 'nickname'
    | 'inviteHint'
    | 'noSuchName'
    | 'waitingFor'
    | 'cancel'
    | 'cancelTitle'
    | 'cancelText'
    | 'keep'
    | 'tooFew'
  > & { readonly remove: (name: string) => string };
  readonly standings: TextMap<
    | 'drivers'
    | 'teams'
    | 'place'
    | 'driver'
    | 'team'
    | 'points'
    | 'wins'
    | 'notRaced'
    | 'dropped'
    | 'withdrawn'
    | 'you'
    | 'none'
    | 'rules'
  > & { readonly round: (round: number) => string };
  readonly calendar: TextMap<
    'title' | 'planned' | 'open' | 'finished' | 'skipped' | 'afterPrevious' | 'void' | 'guests'
  > & {
    readonly round: (round: number, game: string) => string;
    readonly group: (group: number) => string;
    readonly until: (when: string) => string;
    readonly placeAndPoints: (place: number, points: number) => string;
    readonly notRaced: string;
    readonly toTable: string;
    readonly watch: string;
    readonly replay: string;
    readonly tableHint: (round: number, names: string) => string;
  };
  readonly share: TextMap<'title' | 'text' | 'watchText' | 'calendar' | 'picture'>;
}
