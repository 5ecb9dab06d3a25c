import { createPluralizer } from '../../base/texts/language.ts';
import type { LobbyTexts } from './types.ts';

const plural = createPluralizer('fr');

export const lobbyTexts: LobbyTexts = {
  titleWith: (turns) => `(${turns}) Salon`,
  lead: 'Prenez place là où l’on vous attend, ou laissez-nous vous trouver une partie.',
  announcement: 'De la part de l’équipe du site',
  withFriends: 'Entre amis',
  withFriendsHint: (game) => `Entre amis : ${game}`,
  makeTable: 'Ouvrir la table',
  mine: 'Vos tables',
  invitations: 'Vos invitations',
  invites: (host) => `${host} vous invite`,
  yourTurn: 'À vous de jouer',
  othersTurn: 'Ce n’est pas encore à vous',
  botDrives: 'Un bot joue pour vous',
  toTable: 'À la table',
  toTableHint: (game, names) => `À la table : ${game}, ${names}`,
  until: (when) => `jusqu’à ${when}`,
  quick: 'Partie express',
  quickLead:
    'Un clic, et vous voilà avec d’autres qui cherchent une partie. Après 20 secondes, des bots prennent les places libres.',
  quickMatch: 'Trouver une partie',
  quickHint: (game) => `Trouver une partie : ${game}`,
  open: 'Tables ouvertes',
  openLead: 'La partie commence dès que toutes les places sont prises.',
  sitDown: 'Prendre place',
  sitDownHint: (game, names) => `Prendre place : ${game}, ${names}`,
  empty: 'Personne n’attend pour l’instant.',
  emptyHint: 'Lancez-vous : avec une partie express, votre table apparaît aussitôt ici, et chez tous les autres.',
  results: 'Vos derniers résultats',
  look: 'Revoir',
  loading: 'Un tour dans le paddock…',
  failed: 'Le salon est injoignable.',
  failedHint: 'Nous réessayons sans cesse. Les parties contre les bots, depuis l’accueil, marchent sans lui.',
  behind: 'La liaison est lente : les tables sont relues toutes les cinq secondes.',
  private: 'privée',
  seats: 'À la table',
  free: (seats) => plural(seats, 'place libre', 'places libres'),
  invited: (name) => `réservée à ${name}`,
};
