import type { ReportTexts } from './types.ts';

const texts: ReportTexts = {
  circuitTitle: (name) => `${name}: Ist das eine gute Strecke?`,
  courseTitle: 'Ist das ein guter Kurs?',
  circuitIntroduction: (races, cars) =>
    races === 0
      ? 'Exakt gelöst für einen Wagen allein.'
      : `Exakt gelöst für einen Wagen allein, dann gefahren: ${races} Rennen über eine Runde mit ${cars} Wagen, gesteuert von Bots verschiedener Stärke.`,
  courseIntroduction: (races, cars) => `${races} Rennen mit ${cars} Fahrern, Bots verschiedener Stärke.`,
  verdict: 'Nichts fällt auf. Ab an den Start!',
  line: 'der Linie',
  cornerOf: (number, name) => `${number} ${name}`,
  straightAfter: (corner) => `Gerade nach ${corner}`,
  compared: (figures) => figures.map(({ name, value }) => `${name} ${value}`).join(', '),
  figures: {
    turns: 'Züge eines perfekten Fahrers',
    hardest: 'Schwerste Kurve',
    rounds: 'Durchgänge bis zum Sieg',
    dropOuts: 'Ausfälle',
    overtakings: 'Überholungen je Wagen',
    pole: 'Die Pole-Position gewinnt',
    poleValue: (share, fair) => `${share} (gerecht: ${fair})`,
    luck: 'Vom Würfel entschieden',
    luckValue: (luck, error) => `${luck} (± ${error})`,
    guessing: 'Vom Raten entschieden',
    courseTurns: 'Züge eines Rennens',
  },
  charts: {
    gears: 'Die besten Gänge',
    gearsHint: 'Wie schnell ein perfekter Fahrer über jede Reihe der Straße fährt.',
    gear: 'Gang',
    corners: 'Was Kurven kosten',
    cornersHint: 'Züge, die ein perfekter Fahrer ohne die Stopps dieser Kurve sparen würde.',
    overtakings: 'Wo überholt wird',
    overtakingsHint: 'Überholungen je Rennen. Blass: Geraden.',
    dropOuts: 'Wo Wagen ausfallen',
    dropOutsHint: 'Anteil aller Wagen. Blass: Geraden.',
    grid: 'Wer gewinnt, nach Startplatz',
    gridHint: 'Mit 95-%-Intervallen; der Strich ist der gerechte Anteil.',
    landings: 'Wo Wagen landen',
    landingsHint: 'Wie oft ein Wagen seinen Zug auf jedem Abschnitt beendet, je Rennen.',
    rows: (from, to) => `Felder ${from} bis ${to}`,
    tokens: 'Worauf Wagen landen',
    tokensHint: 'Anteil aller Landungen.',
    seats: 'Wer gewinnt, nach Sitz',
    seat: (number) => `Sitz ${number}`,
    place: (number) => `Platz ${number}`,
  },
  cornerTable: {
    title: 'Kurve für Kurve, für einen perfekten Fahrer',
    columns: ['Kurve', 'Stopps', 'Kosten in Zügen', 'Bremsen', 'Reifen', 'Benzin', 'Ausfall'],
  },
  limits: {
    'fewer-races': 'Die Runde ist sehr lang, deshalb wurden weniger Rennen gefahren.',
    'endless-races': 'Ein Rennen fand kein Ende, deshalb wurden die Rennen abgebrochen.',
    'coarse-costs': 'Die Strecke ist sehr groß, deshalb sind die Kosten der Kurven nur ungefähr.',
  },
  notes: {
    circuit:
      'Punkte für Bremsen, Reifen und Benzin sind Durchschnitte über eine Runde. In einem Rennen über eine Runde kommen alle langsam zur ersten Kurve.',
    course: 'Überholt ist ein Wagen, an dem ein anderer in dessen eigenem Zug vorbeifährt.',
    seed: (seed) => `Startwert: ${seed}. Derselbe Startwert ergibt denselben Bericht.`,
  },
  circuitWarnings: {
    'no-overtaking': ({ from, to }, f) => `Zwischen ${f.corner(from)} und ${f.corner(to)} überholt fast niemand.`,
    'few-overtakings': ({ perCar }, f) => `Ein Wagen überholt nur ${f.number(perCar, 1)} Mal in einem Rennen.`,
    'corner-without-effect': ({ corner }, f) => `Für ${f.corner(corner)} muss niemand langsamer werden.`,
    'one-corner-decides': ({ corner, cost }, f) => `${f.corner(corner)} allein kostet ${f.number(cost, 1)} Züge.`,
    'drop-outs-in-corner': ({ corner, share }, f) =>
      `${f.percent(share)} aller Wagen fallen in ${f.corner(corner)} aus.`,
    'many-drop-outs': ({ share }, f) => `${f.percent(share)} aller Wagen fallen aus.`,
    'pole-wins': ({ share, fair }, f) =>
      `Die Pole-Position gewinnt ${f.percent(share)} aller Rennen; gerecht wären ${f.percent(fair)}.`,
    'pole-loses': ({ share, fair }, f) =>
      `Die Pole-Position gewinnt nur ${f.percent(share)} aller Rennen; gerecht wären ${f.percent(fair)}.`,
    'short-race': ({ turns }, f) => `Eine Runde dauert nur ${f.number(turns, 1)} Züge.`,
    'long-race': ({ turns }, f) => `Eine Runde dauert ${f.number(turns, 0)} Züge: ein Abend für geduldige Leute.`,
    'mostly-luck': ({ luck }, f) => `Würfel entscheiden ${f.percent(luck)} der Ergebnisse.`,
  },
  courseWarnings: {
    'few-overtakings': ({ perCar }, f) => `Ein Wagen überholt nur ${f.number(perCar, 1)} Mal in einem Rennen.`,
    'seat-wins': ({ seat, share, fair }, f) =>
      `Sitz ${seat} gewinnt ${f.percent(share)} aller Rennen; gerecht wären ${f.percent(fair)}.`,
    'stretch-without-landing': ({ from, to }) => `Auf den Feldern ${from} bis ${to} landet fast niemand.`,
    'token-never-used': ({ token }) => `Auf Plättchen „${texts.tokens[token]}“ landet fast niemand.`,
    'short-race': ({ turns }, f) => `Ein Rennen dauert nur ${f.number(turns, 1)} Züge.`,
    'long-race': ({ turns }, f) => `Ein Rennen dauert ${f.number(turns, 1)} Züge.`,
    'mostly-luck': ({ luck }, f) => `Raten entscheidet ${f.percent(luck)} der Ergebnisse.`,
    'clustered-tokens': ({ token, from, to }) =>
      `Alle Plättchen „${texts.tokens[token]}“ liegen zwischen den Feldern ${from} und ${to}.`,
  },
  tokens: {
    slip: 'Windschatten',
    oil: 'Ölfleck',
    turbo: 'Turbo',
    pit: 'Boxenstopp',
    comeback: 'Aufholjagd',
    grey: 'Grau',
  },
  progress: {
    solve: (done, total) => `Strecke wird gelöst: ${done} von ${total}`,
    race: (done, total) => `Rennen: ${done} von ${total}`,
    debrief: (done, total) => `Glück und Können: ${done} von ${total}`,
  },
};

export default texts;
