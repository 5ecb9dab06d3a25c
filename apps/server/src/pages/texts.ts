import type { Language } from '@paddock/kernel';

/** What a link to a table says where it is posted. All four games are "games": one of them is no race. */
export interface TablePreviewTexts {
  readonly invitation: (host: string, game: string) => string;
  readonly invitationByNobody: (game: string) => string;
  readonly freeSeats: (count: number) => string;
  readonly noFreeSeat: string;
  readonly howToJoin: string;
  readonly running: (game: string) => string;
  readonly runningHint: string;
  readonly over: (game: string) => string;
  readonly overHint: string;
  /** Short forms for the picture. */
  readonly invites: (host: string) => string;
  readonly invited: string;
  readonly live: string;
  readonly finished: string;
}

const english: TablePreviewTexts = {
  invitation: (host, game) => `${host} invites you to play ${game}`,
  invitationByNobody: (game) => `You are invited to play ${game}`,
  freeSeats: (count) => (count === 1 ? '1 seat is free' : `${count} seats are free`),
  noFreeSeat: 'The seats are kept for guests',
  howToJoin: 'Open the link, give a nickname and sit down. No account, nothing to install.',
  running: (game) => `${game}: the game is on`,
  runningHint: 'Open the link and watch it live.',
  over: (game) => `${game}: the game is over`,
  overHint: 'Open the link to see how it went, move by move.',
  invites: (host) => `${host} invites you`,
  invited: 'You are invited',
  live: 'The game is on: watch it live',
  finished: 'The game is over: see how it went',
};

const french: TablePreviewTexts = {
  invitation: (host, game) => `${host} vous invite à jouer à ${game}`,
  invitationByNobody: (game) => `Vous êtes invité à jouer à ${game}`,
  freeSeats: (count) => (count === 1 ? '1 place est libre' : `${count} places sont libres`),
  noFreeSeat: 'Les places sont réservées',
  howToJoin: 'Ouvrez le lien, choisissez un pseudo et prenez place. Sans compte, sans rien installer.',
  running: (game) => `${game} : la partie est en cours`,
  runningHint: 'Ouvrez le lien pour la suivre en direct.',
  over: (game) => `${game} : la partie est terminée`,
  overHint: 'Ouvrez le lien pour la revoir, coup par coup.',
  invites: (host) => `${host} vous invite`,
  invited: 'Vous êtes invité',
  live: 'La partie est en cours : suivez-la en direct',
  finished: 'La partie est terminée : revoyez-la',
};

const german: TablePreviewTexts = {
  invitation: (host, game) => `${host} lädt dich zu ${game} ein`,
  invitationByNobody: (game) => `Du bist zu ${game} eingeladen`,
  freeSeats: (count) => (count === 1 ? '1 Platz ist frei' : `${count} Plätze sind frei`),
  noFreeSeat: 'Die Plätze sind reserviert',
  howToJoin: 'Link öffnen, Spitznamen eingeben, Platz nehmen. Kein Konto, nichts zu installieren.',
  running: (game) => `${game}: Die Partie läuft`,
  runningHint: 'Öffne den Link und sieh live zu.',
  over: (game) => `${game}: Die Partie ist vorbei`,
  overHint: 'Öffne den Link und sieh sie dir Zug für Zug an.',
  invites: (host) => `${host} lädt dich ein`,
  invited: 'Du bist eingeladen',
  live: 'Die Partie läuft: sieh live zu',
  finished: 'Die Partie ist vorbei: sieh sie dir an',
};

export const TABLE_PREVIEW_TEXTS: Readonly<Record<Language, TablePreviewTexts>> = {
  en: english,
  fr: french,
  de: german,
};
