import type { ServerTexts } from './types.ts';

const texts: ServerTexts = {
  locale: 'de_DE',
  yourTurn: (others) => (others === '' ? 'Du bist dran.' : `Du bist dran, im Rennen gegen ${others}.`),
  tablePreview: {
    invitation: (host, game) => `${host} lädt dich zu ${game} ein`,
    invitationByNobody: (game) => `Du bist zu ${game} eingeladen`,
    freeSeats: (count) => (count === 1 ? '1 Platz ist frei' : `${count} Plätze sind frei`),
    noFreeSeat: 'Die Plätze sind reserviert',
    howToJoin: 'Link öffnen, Spitznamen eingeben, Platz nehmen. Kein Konto, nichts zu installieren.',
    running: (game) => `${game}: Die Partie läuft`,
    runningHint: 'Öffne den Link und sieh live zu.',
    wonBy: (winner, game) => `${winner} gewinnt: ${game}`,
    over: (game) => `${game}: Die Partie ist vorbei`,
    overHint: 'Öffne den Link und sieh sie dir Zug für Zug an.',
    invites: (host) => `${host} lädt dich ein`,
    invited: 'Du bist eingeladen',
    live: 'Die Partie läuft: sieh live zu',
    finished: 'Die Partie ist vorbei: sieh sie dir an',
  },
  season: {
    soon: (round, game) => `Runde ${round} (${game}) beginnt in 10 Minuten.`,
    takeYourSeat: (round, game) => `Runde ${round} (${game}) geht los. Setz dich innerhalb von zwei Minuten.`,
    openUntil: (round, game, until) => `Runde ${round} (${game}) läuft bis ${until} UTC.`,
    invitation: (organiser) => `${organiser} lädt dich zu dieser Saison ein.`,
    calendarRound: (name, round, game) => `${name}: Runde ${round} (${game})`,
    calendarDeadline: (name, round, game) => `${name}: Ende von Runde ${round} (${game})`,
    enter: (organiser) => `${organiser} lädt zu einer Saison ein`,
    howToEnter: 'Link öffnen, Spitznamen wählen, anmelden. Kein Konto, nichts zu installieren.',
    running: (round, rounds) => `Runde ${round} von ${rounds}: zum Zwischenstand`,
    champion: (name) => `Meister: ${name}`,
    cancelled: 'Diese Saison wurde abgesagt',
    entrants: (count) => (count === 1 ? '1 Fahrer' : `${count} Fahrer`),
  },
  gallery: {
    by: (author) => `von ${author}`,
    raceOnIt: 'Fahr darauf, bewerte es, mach etwas Eigenes daraus. Ohne Konto, nichts zu installieren.',
    withdrawn: 'Das hängt nicht mehr in der Galerie',
  },
  contact: {
    turnSubject: (game) => `${game}: Du bist dran`,
    confirmSubject: 'Paddock: Dürfen wir dir hierher schreiben?',
    confirm: (url) =>
      `Jemand, hoffentlich du, möchte von Paddock hier erfahren, wann er am Zug ist. Wenn du das warst, öffne diesen Link:\n${url}\nSonst tu nichts, dann schreiben wir nicht wieder.`,
    inviteSubject: (game) => `Du bist zu ${game} eingeladen`,
    invite: (host, game) => `${host} hält dir einen Platz an einem Tisch ${game} frei.`,
    stop: (url) => `Keine solchen Nachrichten mehr: ${url}`,
  },
};

export default texts;
