import type { PinFault } from '@paddock/kernel';
import type { Speed, Theme } from '../app/settings.ts';
import type { MoveVerb } from '../games/ui.ts';
import type { AdminTexts } from '../admin/texts/types.ts';
import type { LobbyTexts } from '../lobby/texts/types.ts';
import type { NotificationTexts } from '../notifications/texts/types.ts';
import type { OnlineTexts } from '../online/texts/types.ts';
import type { PeopleTexts } from '../people/texts/types.ts';
import type { PremoveTexts } from '../premove/texts/types.ts';
import type { ChatTexts } from '../chat/texts/types.ts';

/**
 * The texts of everything around the games. Each language is one object of this type, so a missing text does not
 * compile.
 */
export interface Texts {
  readonly name: string;
  readonly skipToContent: string;
  /** A label and a value, joined by the colon of the language. */
  readonly labelled: (label: string, value: string) => string;
  readonly nav: TextMap<'home' | 'learn' | 'settings' | 'open' | 'menu' | 'back'>;
  /** By game id. */
  readonly players: (min: number, max: number) => string;
  readonly home: TextMap<
    | 'title'
    | 'lead'
    | 'playNow'
    | 'oneDevice'
    | 'learn'
    | 'firstRace'
    | 'continueTitle'
    | 'continueRace'
    | 'watchRace'
    | 'removeRace'
    | 'finished'
    | 'running'
    | 'opened'
    | 'yours'
    | 'openRecord'
    | 'openHint'
    | 'details'
    | 'fair'
    | 'fairText'
    | 'legal'
    | 'source'
  > & {
    readonly playNowHint: (game: string) => string;
    readonly oneDeviceHint: (game: string) => string;
    readonly learnHint: (game: string) => string;
    readonly openFailed: TextMap<'not-a-record' | 'unknown-game' | 'does-not-replay'>;
  };
  readonly setup: TextMap<
    | 'drivers'
    | 'person'
    | 'bot'
    | 'nickname'
    | 'player'
    | 'addSeat'
    | 'options'
    | 'noPerson'
    | 'start'
    | 'yes'
    | 'no'
    | 'faulty'
    | 'passing'
  > & {
    readonly title: (game: string) => string;
    readonly seat: (n: number) => string;
    readonly removeSeat: (name: string) => string;
  };
  /** By bot id. */
  readonly bots: Readonly<Record<string, TextMap<'name' | 'character'>>>;
  readonly table: TextMap<
    | 'loading'
    | 'gone'
    | 'goneHint'
    | 'failed'
    | 'failedHint'
    | 'seats'
    | 'you'
    | 'bot'
    | 'toMove'
    | 'log'
    | 'logEmpty'
    | 'lookingBack'
    | 'backToNow'
    | 'position'
    | 'board'
    | 'actions'
    | 'takeBack'
    | 'skip'
    | 'skipHint'
    | 'speed'
    | 'sound'
    | 'soundOn'
    | 'soundOff'
    | 'rules'
    | 'settings'
    | 'refused'
    | 'handOverHint'
    | 'over'
    | 'again'
    | 'replay'
    | 'closeResult'
    | 'showResult'
    | 'commitment'
    | 'coach'
    | 'next'
    | 'lessonDone'
    | 'watching'
    | 'help'
  > & {
    /** The label of the button that submits the chosen move. */
    readonly verbs: Readonly<Record<MoveVerb, string>>;
    readonly lookBack: (n: number) => string;
    readonly speeds: Readonly<Record<Speed, string>>;
    readonly handOver: (name: string) => string;
    readonly iAm: (name: string) => string;
    readonly wins: (names: string, several: boolean) => string;
    readonly place: (n: number) => string;
    readonly behind: (n: number) => string;
    readonly keys: readonly (readonly [keys: string, what: string])[];
  };
  readonly replay: TextMap<
    | 'title'
    | 'first'
    | 'previous'
    | 'play'
    | 'pause'
    | 'next'
    | 'last'
    | 'viewer'
    | 'spectator'
    | 'share'
    | 'copied'
    | 'copyFailed'
    | 'download'
    | 'verify'
    | 'continueHere'
    | 'continueHint'
    | 'continueStart'
    | 'running'
    | 'keys'
    | 'scrubber'
    | 'opening'
    | 'linkFailed'
    | 'linkBroken'
  > & {
    readonly moment: (n: number, of: number) => string;
    readonly continueAs: (name: string) => string;
  };
  readonly verify: TextMap<
    | 'title'
    | 'verdictBad'
    | 'step1'
    | 'step2'
    | 'step3'
    | 'step4'
    | 'step5'
    | 'noSeed'
    | 'how'
    | 'fits'
    | 'doesNotFit'
    | 'entry'
    | 'what'
    | 'ways'
    | 'bits'
    | 'outcome'
    | 'recorded'
    | 'all'
    | 'checking'
    | 'noDigest'
    | 'pinSeen'
    | 'pinNothing'
    | 'signature'
    | 'signatureUnchecked'
    | 'signatureNone'
  > & {
    /** How many people's numbers the dice follow from, besides the server's seed. */
    readonly joint: (n: number) => string;
    readonly dropped: (n: number) => string;
    readonly pinContributed: (seat: number) => string;
    readonly pinFaults: Readonly<Record<PinFault, string>>;
    readonly verdictGood: (n: number) => string;
    readonly perhapsContinued: (n: number) => string;
    readonly continued: (n: number) => string;
  };
  readonly learn: TextMap<
    | 'title'
    | 'lead'
    | 'read'
    | 'loading'
    | 'failed'
    | 'search'
    | 'nothing'
    | 'showAll'
    | 'guided'
    | 'printed'
    | 'decision'
    | 'contents'
    | 'bookkeeping'
  > & {
    readonly rulesOf: (game: string) => string;
    readonly found: (n: number) => string;
    readonly readOf: (game: string) => string;
    readonly guidedOf: (game: string) => string;
    /** How the dice are kept fair, sentence by sentence. */
    readonly fairSteps: readonly string[];
  };
  readonly settings: TextMap<
    'title' | 'language' | 'theme' | 'sound' | 'atOnce' | 'atOnceHint' | 'nickname' | 'close' | 'on' | 'off'
  > & { readonly themes: Readonly<Record<Theme, string>> };
  readonly admin: AdminTexts;
  readonly lobby: LobbyTexts;
  readonly notifications: NotificationTexts;
  readonly online: OnlineTexts;
  readonly people: PeopleTexts;
  readonly premove: PremoveTexts;
  readonly chat: ChatTexts;
  readonly offline: string;
  readonly update: string;
  readonly reload: string;
  readonly notFound: TextMap<'title' | 'text' | 'home'>;
  readonly crash: TextMap<'title' | 'text' | 'reload'>;
}

export type TextMap<N extends string> = { readonly [name in N]: string };
