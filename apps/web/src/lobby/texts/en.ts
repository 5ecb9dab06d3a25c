import { createPluralizer } from '../../base/texts/language.ts';
import type { LobbyTexts } from './types.ts';

const plural = createPluralizer('en');

export const lobbyTexts: LobbyTexts = {
  titleWith: (turns) => `(${turns}) Lobby`,
  lead: 'Sit down where somebody is waiting, or let us find you a game.',
  announcement: 'From whoever runs this site',
  withFriends: 'With friends',
  withFriendsHint: (game) => `With friends: ${game}`,
  makeTable: 'Make the table',
  mine: 'Your tables',
  invitations: 'Your invitations',
  invites: (host) => `${host} invites you`,
  yourTurn: 'Your turn',
  othersTurn: 'Somebody else’s turn',
  botDrives: 'A bot plays for you',
  toTable: 'To the table',
  toTableHint: (game, names) => `To the table: ${game}, ${names}`,
  until: (when) => `until ${when}`,
  quick: 'Quick match',
  quickLead:
    'One click: you sit with whoever is looking for a game, too. After 20 seconds bots take the seats that are left.',
  quickMatch: 'Find a game',
  quickHint: (game) => `Find a game: ${game}`,
  open: 'Open tables',
  openLead: 'The game begins when every seat is taken.',
  sitDown: 'Sit down',
  sitDownHint: (game, names) => `Sit down: ${game}, ${names}`,
  empty: 'Nobody is waiting right now.',
  emptyHint: 'Be the first: with a quick match your table shows up here, and in every open lobby, at once.',
  results: 'Your latest results',
  look: 'Look again',
  loading: 'Looking around the paddock …',
  failed: 'The lobby cannot be reached.',
  failedHint: 'We keep trying. Games against bots work without it, from the home page.',
  behind: 'The connection is slow: tables are looked up every five seconds.',
  private: 'private',
  seats: 'Seats',
  free: (seats) => plural(seats, 'seat free', 'seats free'),
  invited: (name) => `kept for ${name}`,
};
