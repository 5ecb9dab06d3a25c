import type { TimeControlName } from '../time-controls.ts';
import type { UnratedReason, SpectatorDelay } from '@paddock/protocol';
import type { TextMap } from '../../base/texts/types.ts';

/** The texts of online tables. */
export interface OnlineTexts extends TextMap<
  | 'closed'
  | 'closedHint'
  | 'closedRace'
  | 'closedPrompt'
  | 'noTable'
  | 'noTableHint'
  | 'unreachable'
  | 'unreachableHint'
  | 'reconnecting'
  | 'offline'
  | 'back'
  | 'nickname'
  | 'sitDown'
  | 'nameTaken'
  | 'failed'
  | 'seatTaken'
  | 'unwanted'
  | 'noSeat'
  | 'youHaveSeat'
  | 'full'
  | 'seats'
  | 'open'
  | 'host'
  | 'invite'
  | 'inviteWhom'
  | 'inviteGo'
  | 'inviteHint'
  | 'inviteNobody'
  | 'removeSeat'
  | 'lastSeat'
  | 'leaveSeat'
  | 'link'
  | 'linkHint'
  | 'copy'
  | 'copied'
  | 'copyByHand'
  | 'sameNetwork'
  | 'thisDeviceOnly'
  | 'qrCode'
  | 'qrCodeHint'
  | 'share'
  | 'time'
  | 'timeHint'
  | 'company'
  | 'listed'
  | 'listedHint'
  | 'chat'
  | 'chatHint'
  | 'options'
  | 'hostDecides'
  | 'start'
  | 'startHint'
  | 'startLevel'
  | 'dice'
  | 'diceHint'
  | 'seedReplaced'
  | 'away'
  | 'botDrives'
  | 'botDrivesYou'
  | 'endAutopilot'
  | 'timeOut'
  | 'clock'
  | 'leave'
  | 'leaveTitle'
  | 'leaveHint'
  | 'stay'
  | 'rematch'
  | 'rematchCalled'
  | 'joinRematch'
  | 'watchRematch'
  | 'verify'
  | 'otherDice'
  | 'recordFailed'
  | 'nameReserved'
  | 'removed'
  | 'reservedForYou'
  | 'remove'
  | 'cancelRemoval'
  | 'startTitle'
  | 'startAnyway'
  | 'waitLonger'
  | 'letBotDrive'
  | 'letBotDriveHint'
  | 'notAway'
  | 'rated'
  | 'allResults'
  | 'noClock'
  | 'spectatorDelay'
> {
  readonly waitingFor: (seats: number) => string;
  readonly invitation: (host: string, game: string) => string;
  /** At a table of a season; rounds are counted from 1. */
  readonly seasonRound: (round: number) => string;
  readonly toSeason: string;
  readonly reservedFor: (name: string) => string;
  readonly seatOf: (n: number) => string;
  /** For whom the remaining seats are reserved. */
  readonly onlyReservedSeats: (names: string) => string;
  /** The numbered name of a person at a table with a similar name. */
  readonly numberedName: (name: string) => string;
  readonly removePerson: (name: string) => string;
  readonly removeTitle: (name: string) => string;
  readonly removeHint: (name: string) => string;
  readonly startDespiteReserved: (names: string) => string;
  readonly letBotDriveFor: (name: string) => string;
  /** Why a race is not rated. */
  readonly unrated: Readonly<Record<UnratedReason, string>>;
  readonly bot: (level: string) => string;
  /** Durations are already formatted. */
  readonly delays: Readonly<Record<SpectatorDelay, string>>;
  /** For spectators; `delay` is one of `delays`. */
  readonly delayed: (delay: string) => string;
  readonly watching: (spectators: number) => string;
  readonly onVacation: (day: string) => string;
  readonly timeControls: Readonly<Record<TimeControlName, string>>;
  /** What a quick match waits for. */
  readonly matching: TextMap<'anybody' | 'anyGame'> & { readonly near: (lowest: number, highest: number) => string };
  readonly timePerMove: (duration: string) => string;
  readonly timeBank: (duration: string) => string;
  readonly timeBankWithIncrement: (duration: string, increment: string) => string;
  /** The rating after the race and what it changed, if that is known. */
  readonly ratingNow: (points: number, change: number | null) => string;
  /** Until bots take the free seats. */
  readonly startsIn: (seconds: number) => string;
  readonly waitForPeople: string;
  /** The page for a television. */
  /** A race on other sites. */
  readonly embed: TextMap<'title' | 'open' | 'code' | 'copied'>;
  readonly tv: TextMap<'title' | 'lead' | 'none' | 'noneHint' | 'lobby'>;
}
