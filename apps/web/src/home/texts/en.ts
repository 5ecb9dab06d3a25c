import type { HomeTexts } from './types.ts';

export const home: HomeTexts = {
  title: 'Four formula games. Strong bots, good friends, fair dice.',
  lead: 'Play in your browser, at once and without an account. You never need to know a rule to make a legal move.',
  oneDevice: 'On one device',
  oneDeviceHint: (game) => `On one device: ${game}`,
  learn: 'Learn',
  learnHint: (game) => `Learn: ${game}`,
  continueTitle: 'Go on where you were',
  continueRace: 'Continue',
  watchRace: 'Replay',
  removeRace: 'Remove',
  finished: 'finished',
  running: 'running',
  opened: 'opened record',
  yours: 'Your games',
  openRecord: 'Open a record',
  openHint: 'A game somebody saved: a .json file from Paddock.',
  fairText:
    'Every game commits to its dice or its shuffle before the first move, and anyone can check them after the last.',
  yourTurn: 'your turn',
  botsTurn: 'the others are to move',
  liveTitle: 'Live now',
  watchLive: 'Watch',
};
