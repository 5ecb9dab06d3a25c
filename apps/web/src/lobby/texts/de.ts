import { createPluralizer } from '../../base/texts/language.ts';
import type { LobbyTexts } from './types.ts';

const plural = createPluralizer('de');

export const lobbyTexts: LobbyTexts = {
  titleWith: (turns) => `(${turns}) Lobby`,
  lead: 'Setz dich dazu, wo noch jemand fehlt, oder lass uns ein Spiel für dich finden.',
  announcement: 'Von denen, die diese Seite betreiben',
  withFriends: 'Mit Freunden',
  withFriendsHint: (game) => `Mit Freunden: ${game}`,
  makeTable: 'Tisch aufstellen',
  mine: 'Deine Tische',
  invitations: 'Deine Einladungen',
  invites: (host) => `${host} lädt dich ein`,
  yourTurn: 'Du bist dran',
  othersTurn: 'Andere sind dran',
  botDrives: 'Ein Bot spielt für dich',
  toTable: 'Zum Tisch',
  toTableHint: (game, names) => `Zum Tisch: ${game}, ${names}`,
  until: (when) => `bis ${when}`,
  quick: 'Schnelles Spiel',
  quickLead:
    'Ein Klick, und du sitzt bei anderen, die auch gerade spielen wollen. Nach 20 Sekunden nehmen Bots die freien Plätze.',
  quickMatch: 'Spiel finden',
  quickHint: (game) => `Spiel finden: ${game}`,
  open: 'Offene Tische',
  openLead: 'Sobald alle Plätze besetzt sind, geht es los.',
  sitDown: 'Hinsetzen',
  sitDownHint: (game, names) => `Hinsetzen: ${game}, ${names}`,
  empty: 'Im Moment wartet niemand.',
  emptyHint: 'Mach den Anfang: Dein Tisch für ein schnelles Spiel erscheint sofort hier und bei allen anderen.',
  results: 'Deine letzten Ergebnisse',
  look: 'Noch einmal ansehen',
  loading: 'Wir sehen uns im Fahrerlager um …',
  failed: 'Die Lobby ist nicht zu erreichen.',
  failedHint: 'Wir versuchen es weiter. Spiele gegen Bots gehen auch ohne sie, von der Startseite aus.',
  behind: 'Die Verbindung ist langsam: Alle fünf Sekunden wird nach den Tischen gesehen.',
  private: 'privat',
  seats: 'Plätze',
  free: (seats) => plural(seats, 'Platz frei', 'Plätze frei'),
  invited: (name) => `für ${name} freigehalten`,
};
