import { createPluralizer, withFrenchNoun } from '../../../base/texts/language.ts';
import type { PuzzlePageTexts } from '../types.ts';

const plural = createPluralizer('fr');
const turnsText = (turns: string): string => withFrenchNoun(turns, 'tour', 'tours');

const texts: PuzzlePageTexts = {
  streakTitle: 'Votre série',
  noStreak: 'Résolvez une énigme du jour, et votre série commence.',
  streak: (days) => `${plural(days, 'jour', 'jours')} d’affilée`,
  bestStreak: (days) => `la plus longue : ${plural(days, 'jour', 'jours')}`,
  daily: 'Énigme du jour',
  dailyOf: (game) => `Énigme du jour : ${game}`,
  dailyRight: 'Résolue aujourd’hui',
  dailyWrong: 'Essayée aujourd’hui : regardez encore',
  all: 'Toutes les énigmes',
  allOf: (game) => `Toutes les énigmes de ${game}`,
  filter: 'Difficulté',
  anyDifficulty: 'Toutes',
  empty: 'Il n’y a pas d’énigme de cette difficulté.',
  difficulty: (difficulty) => `difficulté ${difficulty} sur 5`,
  goOn: (number) => `Continuer avec l’énigme ${number}`,
  solved: (right, total) => `${right} sur ${total} résolues`,
  number: (number) => `Énigme ${number}`,
  entry: (number, difficulty, isRight) =>
    `Énigme ${number}, difficulté ${difficulty}${isRight === undefined ? '' : isRight ? ', résolue' : ', essayée'}`,
  panel: 'Énigme',
  right: 'C’est ça !',
  wrong: 'Pas tout à fait.',
  firstRight: 'Vous avez déjà résolu celle-ci.',
  firstWrong: 'Vous avez déjà essayé celle-ci : c’est la première réponse qui compte.',
  worth: 'Ce que vaut chaque choix',
  best: 'le meilleur',
  yours: 'le vôtre',
  solutions: 'Façons d’y arriver',
  next: 'Énigme suivante',
  again: 'Encore une fois',
  toList: 'Toutes les énigmes',
  percent: (percent) => `${percent} %`,
  moreTurns: (turns) => `+${turnsText(turns)}`,
  winRight: (best, next) => `D’ici, ce choix gagne ${best} fois sur 100, le suivant ${next}.`,
  winWrong: (best, made) => `D’ici, le meilleur choix gagne ${best} fois sur 100, le vôtre ${made}.`,
  turnsRight: (turns) => `Le meilleur choix suivant demande en moyenne ${turnsText(turns)} de plus jusqu’au drapeau.`,
  turnsWrong: (turns) =>
    `Le vôtre demande en moyenne ${turnsText(turns)} de plus jusqu’au drapeau que le meilleur choix.`,
  cardsRight: 'Les trois cartes sont posées, et la manche est gagnée.',
  cardsWrong: (ways) => `On pouvait poser les trois cartes de ${plural(ways, 'façon', 'façons')}.`,
};

export default texts;
