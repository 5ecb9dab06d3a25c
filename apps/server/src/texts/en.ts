import type { ServerTexts } from './types.ts';

const texts: ServerTexts = {
  locale: 'en_GB',
  yourTurn: (others) => (others === '' ? 'It is your turn.' : `It is your turn, racing ${others}.`),
  tablePreview: {
    invitation: (host, game) => `${host} invites you to play ${game}`,
    invitationByNobody: (game) => `You are invited to play ${game}`,
    freeSeats: (count) => (count === 1 ? '1 seat is free' : `${count} seats are free`),
    noFreeSeat: 'The seats are kept for guests',
    howToJoin: 'Open the link, give a nickname and sit down. No account, nothing to install.',
    running: (game) => `${game}: the game is on`,
    runningHint: 'Open the link and watch it live.',
    wonBy: (winner, game) => `${winner} wins: ${game}`,
    over: (game) => `${game}: the game is over`,
    overHint: 'Open the link to see how it went, move by move.',
    invites: (host) => `${host} invites you`,
    invited: 'You are invited',
    live: 'The game is on: watch it live',
    finished: 'The game is over: see how it went',
  },
  season: {
    soon: (round, game) => `Round ${round} (${game}) begins in 10 minutes.`,
    takeYourSeat: (round, game) => `Round ${round} (${game}) is on. Take your seat within two minutes.`,
    openUntil: (round, game, until) => `Round ${round} (${game}) is open until ${until} UTC.`,
    invitation: (organiser) => `${organiser} invites you to this season.`,
    calendarRound: (name, round, game) => `${name}: round ${round} (${game})`,
    calendarDeadline: (name, round, game) => `${name}: deadline of round ${round} (${game})`,
    enter: (organiser) => `${organiser} invites you to a season`,
    howToEnter: 'Open the link, give a nickname and enter. No account, nothing to install.',
    running: (round, rounds) => `Round ${round} of ${rounds}: look at the standings`,
    champion: (name) => `Champion: ${name}`,
    cancelled: 'This season was called off',
    entrants: (count) => (count === 1 ? '1 driver' : `${count} drivers`),
  },
  gallery: {
    by: (author) => `by ${author}`,
    raceOnIt: 'Race on it, rate it, or make your own of it. No account, nothing to install.',
    withdrawn: 'This was taken out of the gallery',
  },
  contact: {
    turnSubject: (game) => `${game}: your turn`,
    confirmSubject: 'Paddock: may we write to you here?',
    confirm: (url) =>
      `Somebody, we hope you, wants Paddock to write here when it is their turn. If that was you, open this link:\n${url}\nOtherwise do nothing, and we will not write again.`,
    inviteSubject: (game) => `You are invited to play ${game}`,
    invite: (host, game) => `${host} keeps a seat for you at a table of ${game}.`,
    stop: (url) => `No more of these messages: ${url}`,
  },
};

export default texts;
