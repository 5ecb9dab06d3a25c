import type { GameCardTexts } from './types.ts';

export const games: GameCardTexts = {
  'formel-fun': {
    pitch: 'Eine Hand voll Karten, enge Spuren und in jedem Rennen ein Wagen weniger.',
    players: '3 bis 6 Spieler',
  },
  'formula-de': { pitch: 'Sechs Gänge, sechs Würfel und Kurven, die nichts verzeihen.', players: '2 bis 10 Spieler' },
  'pole-position': { pitch: 'Geheime Benzinkarten, alle auf einmal aufgedeckt.', players: '2 bis 5 Spieler' },
  formula: { pitch: 'Ändere die Formel, halte sie wahr, werde deine Karten los.', players: '2 bis 6 Spieler' },
};
