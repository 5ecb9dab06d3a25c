import { createPluralizer } from '../../base/texts/language.ts';
import type { ChatTexts } from './types.ts';

const plural = createPluralizer('fr');

export const chatTexts: ChatTexts = {
  title: 'Discussion',
  open: (unread) =>
    unread === 0 ? 'Discussion' : `Discussion, ${plural(unread, 'nouveau message', 'nouveaux messages')}`,
  spectators: 'Tribune',
  spectatorsEmpty: 'Personne n’a encore rien dit. Les joueurs liront ceci quand la course sera finie.',
  spectator: 'depuis la tribune',
  empty: 'Personne n’a encore rien dit. Seuls ceux qui sont assis à la table peuvent lire.',
  write: 'Votre message',
  send: 'Envoyer',
  left: (n) => plural(n, 'caractère restant', 'caractères restants'),
  more: (name) => `Que faire de ce message de ${name}`,
  unmute: (name) => `Relire ${name}`,
  unblock: (name) => `Débloquer ${name}`,
  muted: 'En sourdine, à toutes les tables :',
  blocked: 'Bloqués :',
  off: 'La discussion est coupée pour vous.',
  offHint: 'Rien ne vous parvient et vous ne dites rien. Les autres n’en savent rien.',
  turnOff: 'Couper la discussion',
  turnOn: 'Rouvrir la discussion',
  report: 'Signaler',
  reportHint: 'La personne qui gère ce serveur verra ce message, votre motif et votre pseudo.',
  reason: 'Qu’est-ce qui ne va pas ?',
  reportSend: 'Envoyer le signalement',
  reported: 'Merci. La personne qui gère ce serveur va s’en occuper.',
  cancel: 'Annuler',
  tooMany: 'Doucement : laissez aux autres le temps de lire. Réessayez dans quelques secondes.',
  offline: 'Pas de connexion : votre message est toujours là. Renvoyez-le dès que vous serez de retour.',
  failed: 'L’envoi n’a pas marché. Réessayez dans un instant.',
  avoid: {
    mute: {
      submit: 'Mettre en sourdine',
      undo: 'Lire à nouveau',
      hint: 'Vous ne lirez plus ce que cette personne écrit.',
      done: 'Vous ne lisez plus ce que cette personne écrit.',
      title: 'En sourdine',
      text: 'À aucune table vous ne lisez ce que ces personnes écrivent.',
    },
    block: {
      submit: 'Bloquer',
      undo: 'Débloquer',
      hint: 'Plus de messages, d’invitations ni de partie express avec cette personne, et pas de place pour elle à vos tables. Elle n’en saura rien.',
      done: 'Vous n’avez plus affaire à cette personne : ni messages, ni invitations, ni partie express, ni place à vos tables.',
      title: 'Personnes bloquées',
      text: 'Vous ne les lisez pas, elles ne peuvent ni vous inviter ni s’asseoir à vos tables, et aucune partie express ne vous réunit.',
    },
    none: 'Personne.',
    gone: 'quelqu’un qui est parti',
  },
};
