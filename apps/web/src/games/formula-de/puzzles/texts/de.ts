import type { FormulaDePuzzleTexts } from '../index.ts';

const texts: FormulaDePuzzleTexts = {
  question: 'Welcher Gang jetzt?',
  judgedBy:
    'Der beste Gang braucht im Mittel am wenigsten Züge bis zur Flagge: jeder Wurf und jeder Zug danach zählen.',
  danger: (other, best) => `Er führt bei ${other} der Würfe zum Dreher oder Ausfall, der beste Gang bei ${best}.`,
  wear: (other, best) => `Er kostet bei ${other} der Würfe Reifen oder Bremsen, der beste Gang bei ${best}.`,
  slow: (other, best) => `Er fährt im Mittel ${other} Felder weit, der beste Gang ${best}.`,
  later:
    'Dieser Zug unterscheidet sie kaum, aber danach hat der Wagen den schlechteren Gang oder Platz für das, was kommt.',
};

export default texts;
