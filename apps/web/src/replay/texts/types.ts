import type { PinMismatch } from '@paddock/kernel';
import type { TextMap } from '../../base/texts/types.ts';

/** The texts of replays. */
export interface ReplayTexts extends TextMap<
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
> {
  readonly animation: TextMap<'title' | 'recording' | 'cancel' | 'failed' | 'picture'> & {
    /** With the size of the file in megabytes. */
    readonly save: (megabytes: number) => string;
  };
  readonly moment: (n: number, of: number) => string;
  readonly continueAs: (name: string) => string;
  readonly openFailed: TextMap<'not-a-record' | 'unknown-game' | 'other-version' | 'does-not-replay'>;
}

/** The texts of the dialog that verifies the dice. */
export interface VerifyTexts extends TextMap<
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
> {
  /** How many people's numbers the dice follow from, besides the server's seed. */
  readonly joint: (n: number) => string;
  readonly dropped: (n: number) => string;
  readonly pinContributed: (seat: number) => string;
  readonly pinFaults: Readonly<Record<PinMismatch, string>>;
  readonly verdictGood: (n: number) => string;
  readonly perhapsContinued: (n: number) => string;
  readonly continued: (n: number) => string;
}
