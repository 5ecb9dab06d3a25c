import { createPluralizer } from '../../base/texts/language.ts';
import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { ReplayTexts, VerifyTexts } from './types.ts';

const plural = createPluralizer('en');

export const replay = (words: Nouns): ReplayTexts => ({
  title: 'Replay',
  animation: {
    title: 'Animated picture',
    recording: 'Every moment is being drawn. You can close this window to stop.',
    cancel: 'Stop',
    failed: 'This browser could not draw the pictures. Try another one.',
    picture: 'The animated picture',
    save: (megabytes) => `Save it (${megabytes} MB)`,
  },
  moment: (n, of) => `Entry ${n} of ${of}`,
  first: 'To the start',
  previous: 'One step back',
  play: 'Play',
  pause: 'Pause',
  next: 'One step on',
  last: 'To the end',
  viewer: 'Seen by',
  spectator: 'a spectator',
  share: 'Link to this moment',
  copied: 'The link is in the clipboard.',
  copyFailed: 'The browser does not let us copy. Here is the link:',
  download: 'Download the record',
  verify: words.verify,
  continueHere: 'Continue from here against bots',
  continueAs: (name) => `as ${name}`,
  continueHint: `The same position, ${words.fresh}, bots in all other seats. This ${words.play} stays as it is.`,
  continueStart: `${words.drive} on from here`,
  scrubber: `Moment of the ${words.play}`,
  opening: `Opening the ${words.play} …`,
  linkFailed: 'This link does not open',
  linkBroken: `The link is not complete. The ${words.play} is in the link itself: copy all of it, to the very end.`,
  running: `This ${words.play} is not over: its ${words.draws} cannot be verified yet.`,
  keys: '← → step, Space plays and pauses, Home and End jump',
  openFailed: {
    'not-a-record':
      'This file is not a record of a game. Choose a .json file that was saved with “Download the record”.',
    'unknown-game': 'This record is of a game that Paddock does not know. Perhaps it was saved with a newer version.',
    'other-version': 'This record follows another version of the rules, so it cannot be shown here.',
    'does-not-replay': 'This record does not follow the rules, or was changed after it was saved. It cannot be shown.',
  },
});

export const verify = (words: Nouns): VerifyTexts => ({
  title: words.verify,
  verdictGood: (count) => `All is well: ${plural(count, words.draw, words.draws)} checked, every one as the seed says.`,
  verdictBad: 'Something does not fit. Do not trust this record.',
  step1: `Before the ${words.play} the table showed this commitment:`,
  step2: `After the ${words.play} it told this seed:`,
  step3: 'SHA-256 of the seed gives the commitment:',
  step4: `Every ${words.draw} follows from the seed and its number:`,
  step5: 'The moves follow the rules, and the fingerprint fits:',
  noSeed: `The record tells no seed: its ${words.draws} cannot be checked.`,
  how: 'HMAC-SHA-256 with the seed as key and "number/attempt" as message; the first 53 bits modulo the number of ways give the outcome.',
  fits: 'fits',
  doesNotFit: 'does not fit',
  entry: 'Entry',
  what: 'For',
  ways: 'Ways',
  bits: '53 bits',
  outcome: 'Outcome',
  recorded: 'Recorded',
  continued: (count) =>
    `This ${words.play} was continued from another one: the first ${count} entries have other ${words.draws} and are not checked.`,
  all: `Show every ${words.draw}`,
  checking: `Checking every ${words.draw} …`,
  noDigest: 'The record came without a fingerprint; its moves follow the rules.',
  joint: (n) =>
    n === 0
      ? `Nobody added a number of their own: the seed of the ${words.draws} follows from the server’s seed and the table alone. The seats were drawn by it, too:`
      : `${plural(n, 'person', 'people')} added a secret number of their own. With the server’s seed they give the seed of the ${words.draws}, by which the seats were drawn, too:`,
  dropped: (n) =>
    `${plural(n, 'number', 'numbers')} did not come in time when the ${words.play} began, and did not count.`,
  pinContributed: (seat) =>
    `This browser remembers it: the server’s seed is the one it showed first, your own number was used, and the ${words.draws} gave you seat ${seat}.`,
  pinSeen: 'This browser remembers it: the server’s seed is the one it showed first. You added no number from here.',
  pinNothing: 'This browser remembers nothing of this table, so it cannot say whether the seed was always this one.',
  pinFaults: {
    'other-table': 'This record is of another table than the one at which you sat.',
    'seed-replaced': 'The server’s seed is not the one that this browser saw first: somebody has replaced it.',
    'not-contributed': `The number that this browser gave is missing: the ${words.draws} were made without it.`,
    'terms-changed': `What the ${words.draws} follow from was changed after this browser had given its number: somebody may have chosen them.`,
    'nonce-dropped': `The number that this browser gave did not count. That happens when it comes too late; if you were there when the ${words.play} began, ask why.`,
  },
  signature: 'The record is signed by the server with this key:',
  signatureUnchecked: 'The record is signed with this key; this browser cannot check it here.',
  signatureNone: 'The record is not signed.',
  perhapsContinued: (entry) =>
    `From entry ${entry} on every ${words.draw} fits. ${words.plays === 'races' ? 'Races' : 'Games'} that were continued from another one look like this, and so do ${words.plays} with an invented beginning.`,
});
