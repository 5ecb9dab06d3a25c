import type { PolePositionPuzzleTexts } from '../index.ts';

const texts: PolePositionPuzzleTexts = {
  question: 'Welche Karte, verdeckt?',
  judgedBy:
    'Die beste Karte gewinnt von hier aus die meisten Rennen gegen Rivalen, die ihre ebenso gut wählen. Deren Karten bleiben geheim.',
  oil: (other) => `So wie die Strecke jetzt steht, käme mit der ${other} jeder Wagen ins Öl.`,
  wasted: (other) => `So wie die Strecke jetzt steht, könnte kein Wagen alle Punkte der ${other} nutzen.`,
  tooLow: (other, best) => `Die ${other} fährt später als die ${best} und weniger weit.`,
  tooHigh: (other, best) =>
    `Die ${other} fährt früher und weiter, aber die ${best} führt hier auf bessere Felder und spart die ${other} für einen späteren Zug.`,
};

export default texts;
