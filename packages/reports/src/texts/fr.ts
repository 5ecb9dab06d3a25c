import type { ReportTexts } from './types.ts';

const texts: ReportTexts = {
  circuitTitle: (name) => `${name} : est-ce un bon circuit ?`,
  courseTitle: 'Est-ce un bon parcours ?',
  circuitIntroduction: (races, cars) =>
    races === 0
      ? 'Résolu exactement pour une voiture seule.'
      : `Résolu exactement pour une voiture seule, puis couru : ${races} courses d’un tour avec ${cars} voitures, pilotées par des bots de niveaux mêlés.`,
  courseIntroduction: (races, cars) => `${races} courses avec ${cars} pilotes, des bots de niveaux mêlés.`,
  verdict: 'Rien ne cloche. En piste !',
  line: 'la ligne',
  cornerOf: (number, name) => `${number} ${name}`,
  straightAfter: (corner) => `ligne droite après ${corner}`,
  compared: (figures) => figures.map(({ name, value }) => `${name} ${value}`).join(', '),
  figures: {
    turns: 'Coups d’un pilote parfait',
    hardest: 'Virage le plus dur',
    rounds: 'Manches jusqu’à la victoire',
    dropOuts: 'Abandons',
    overtakings: 'Dépassements par voiture',
    pole: 'La pole position gagne',
    poleValue: (share, fair) => `${share} (juste : ${fair})`,
    luck: 'Décidé par les dés',
    luckValue: (luck, error) => `${luck} (± ${error})`,
    guessing: 'Décidé par les devinettes',
    courseTurns: 'Tours de jeu d’une course',
  },
  charts: {
    gears: 'Les meilleurs rapports',
    gearsHint: 'À quelle vitesse un pilote parfait passe chaque rangée de la route.',
    gear: 'rapport',
    corners: 'Ce que coûtent les virages',
    cornersHint: 'Coups qu’un pilote parfait gagnerait sans les arrêts de ce virage.',
    overtakings: 'Où l’on double',
    overtakingsHint: 'Dépassements par course. En pâle : les lignes droites.',
    dropOuts: 'Où l’on abandonne',
    dropOutsHint: 'Part de toutes les voitures. En pâle : les lignes droites.',
    grid: 'Qui gagne, selon la place sur la grille',
    gridHint: 'Avec des intervalles à 95 % ; le repère est la part juste.',
    landings: 'Où s’arrêtent les voitures',
    landingsHint: 'Combien de fois une voiture finit son coup sur chaque partie du parcours, par course.',
    rows: (from, to) => `cases ${from} à ${to}`,
    tokens: 'Sur quoi les voitures s’arrêtent',
    tokensHint: 'Part de tous les arrêts.',
    seats: 'Qui gagne, selon le siège',
    seat: (number) => `siège ${number}`,
    place: (number) => `place ${number}`,
  },
  cornerTable: {
    title: 'Virage par virage, pour un pilote parfait',
    columns: ['Virage', 'Arrêts', 'Coût en coups', 'Freins', 'Pneus', 'Essence', 'Abandon'],
  },
  limits: {
    'fewer-races': 'Le tour est très long : moins de courses ont été courues.',
    'endless-races': 'Une course ne finissait pas : les courses ont été abandonnées.',
    'coarse-costs': 'Le circuit est très grand : le coût des virages est approché.',
  },
  notes: {
    circuit:
      'Les points de freins, de pneus et d’essence sont des moyennes sur un tour. Dans une course d’un tour, tout le monde arrive lentement au premier virage.',
    course: 'Un dépassement est une voiture qui en passe une autre pendant son propre coup.',
    seed: (seed) => `Graine : ${seed}. La même graine donne le même bilan.`,
  },
  circuitWarnings: {
    'no-overtaking': ({ from, to }, f) => `Presque personne ne double entre ${f.corner(from)} et ${f.corner(to)}.`,
    'few-overtakings': ({ perCar }, f) => `Une voiture ne double que ${f.number(perCar, 1)} fois par course.`,
    'corner-without-effect': ({ corner }, f) => `Personne ne doit ralentir pour ${f.corner(corner)}.`,
    'one-corner-decides': ({ corner, cost }, f) => `${f.corner(corner)} coûte à lui seul ${f.number(cost, 1)} coups.`,
    'drop-outs-in-corner': ({ corner, share }, f) =>
      `${f.percent(share)} des voitures abandonnent dans ${f.corner(corner)}.`,
    'many-drop-outs': ({ share }, f) => `${f.percent(share)} des voitures abandonnent.`,
    'pole-wins': ({ share, fair }, f) =>
      `La pole position gagne ${f.percent(share)} des courses ; ${f.percent(fair)} serait juste.`,
    'pole-loses': ({ share, fair }, f) =>
      `La pole position ne gagne que ${f.percent(share)} des courses ; ${f.percent(fair)} serait juste.`,
    'short-race': ({ turns }, f) => `Un tour de circuit ne prend que ${f.number(turns, 1)} coups.`,
    'long-race': ({ turns }, f) =>
      `Un tour de circuit prend ${f.number(turns, 0)} coups : une soirée pour gens patients.`,
    'mostly-luck': ({ luck }, f) => `Les dés décident ${f.percent(luck)} des résultats.`,
  },
  courseWarnings: {
    'few-overtakings': ({ perCar }, f) => `Une voiture ne double que ${f.number(perCar, 1)} fois par course.`,
    'seat-wins': ({ seat, share, fair }, f) =>
      `Le siège ${seat} gagne ${f.percent(share)} des courses ; ${f.percent(fair)} serait juste.`,
    'stretch-without-landing': ({ from, to }) => `Presque personne ne s’arrête sur les cases ${from} à ${to}.`,
    'token-never-used': ({ token }) => `Presque personne ne s’arrête sur les jetons « ${texts.tokens[token]} ».`,
    'short-race': ({ turns }, f) => `Une course ne dure que ${f.number(turns, 1)} tours de jeu.`,
    'long-race': ({ turns }, f) => `Une course dure ${f.number(turns, 1)} tours de jeu.`,
    'mostly-luck': ({ luck }, f) => `Les devinettes décident ${f.percent(luck)} des résultats.`,
    'clustered-tokens': ({ token, from, to }) =>
      `Tous les jetons « ${texts.tokens[token]} » sont entre les cases ${from} et ${to}.`,
  },
  tokens: {
    slip: 'aspiration',
    oil: 'flaque d’huile',
    turbo: 'turbo',
    pit: 'arrêt aux stands',
    comeback: 'remontée',
    grey: 'gris',
  },
  progress: {
    solve: (done, total) => `Résolution du circuit : ${done} sur ${total}`,
    race: (done, total) => `Courses : ${done} sur ${total}`,
    debrief: (done, total) => `Chance et adresse : ${done} sur ${total}`,
  },
};

export default texts;
