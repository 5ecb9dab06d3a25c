import type { ServerTexts } from './types.ts';

const texts: ServerTexts = {
  locale: 'fr_FR',
  yourTurn: (others) => (others === '' ? 'À vous de jouer.' : `À vous de jouer, face à ${others}.`),
  tablePreview: {
    invitation: (host, game) => `${host} vous invite à jouer à ${game}`,
    invitationByNobody: (game) => `Vous êtes invité à jouer à ${game}`,
    freeSeats: (count) => (count === 1 ? '1 place est libre' : `${count} places sont libres`),
    noFreeSeat: 'Les places sont réservées',
    howToJoin: 'Ouvrez le lien, choisissez un pseudo et prenez place. Sans compte, sans rien installer.',
    running: (game) => `${game} : la partie est en cours`,
    runningHint: 'Ouvrez le lien pour la suivre en direct.',
    wonBy: (winner, game) => `${winner} gagne : ${game}`,
    over: (game) => `${game} : la partie est terminée`,
    overHint: 'Ouvrez le lien pour la revoir, coup par coup.',
    invites: (host) => `${host} vous invite`,
    invited: 'Vous êtes invité',
    live: 'La partie est en cours : suivez-la en direct',
    finished: 'La partie est terminée : revoyez-la',
  },
  contact: {
    turnSubject: (game) => `${game} : à vous de jouer`,
    confirmSubject: 'Paddock : pouvons-nous vous écrire ici ?',
    confirm: (url) =>
      `Quelqu’un, vous sans doute, souhaite que Paddock écrive ici quand c’est son tour. Si c’est bien vous, ouvrez ce lien :\n${url}\nSinon, ne faites rien et nous n’écrirons plus.`,
    inviteSubject: (game) => `Vous êtes invité à jouer à ${game}`,
    invite: (host, game) => `${host} vous garde une place à une table de ${game}.`,
    stop: (url) => `Ne plus recevoir ces messages : ${url}`,
  },
};

export default texts;
