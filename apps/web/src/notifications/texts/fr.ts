import type { NotificationTexts } from './types.ts';

export const notificationTexts: NotificationTexts = {
  switch: 'Me prévenir quand c’est mon tour',
  on: 'Activé : vous êtes prévenu sur cet appareil, même quand Paddock est fermé.',
  pageOnly: 'Activé tant que Paddock est ouvert dans un onglet. Ce navigateur ne propose rien de plus.',
  off: 'Désactivé. Sinon : une notification sur cet appareil, même quand Paddock est fermé, une par tour au plus. Votre navigateur demandera une fois votre accord.',
  blocked: 'Votre navigateur bloque les notifications de ce site.',
  blockedHint:
    'Cliquez sur le symbole à gauche de l’adresse, autorisez les notifications, puis rechargez la page. Sur un téléphone : réglages du navigateur, paramètres des sites, notifications.',
  impossible: 'Ce navigateur ne peut pas afficher de notifications ici.',
  impossibleHint: 'Sur un iPhone ou un iPad, ajoutez d’abord Paddock à l’écran d’accueil et ouvrez-le de là.',
  insecureHint: 'Les navigateurs ne les permettent qu’en https.',
  waiting: 'Un instant…',
  later: 'La partie durera des jours : faut-il vous prévenir quand c’est votre tour ?',
  yourTurn: 'À vous de jouer',
  body: (names) => `C’est votre tour à la table avec ${names}.`,
};
