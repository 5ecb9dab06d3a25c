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
  season: {
    soon: (round, game) => `La manche ${round} (${game}) commence dans 10 minutes.`,
    takeYourSeat: (round, game) => `La manche ${round} (${game}) commence. Prenez place d’ici deux minutes.`,
    openUntil: (round, game, until) => `La manche ${round} (${game}) est ouverte jusqu’au ${until} UTC.`,
    invitation: (organiser) => `${organiser} vous invite à cette saison.`,
    calendarRound: (name, round, game) => `${name} : manche ${round} (${game})`,
    calendarDeadline: (name, round, game) => `${name} : fin de la manche ${round} (${game})`,
    enter: (organiser) => `${organiser} vous invite à une saison`,
    howToEnter: 'Ouvrez le lien, choisissez un pseudo et inscrivez-vous. Ni compte, ni installation.',
    running: (round, rounds) => `Manche ${round} sur ${rounds} : voir le classement`,
    champion: (name) => `Champion : ${name}`,
    cancelled: 'Cette saison a été annulée',
    entrants: (count) => (count < 2 ? `${count} pilote` : `${count} pilotes`),
  },
  gallery: {
    by: (author) => `par ${author}`,
    raceOnIt: 'Courez dessus, notez-le, faites-en le vôtre. Sans compte, rien à installer.',
    withdrawn: 'Cette création n’est plus dans la galerie',
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
