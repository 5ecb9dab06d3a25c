import type { FormulaGuideTexts } from '../symbols.tsx';

const texts: FormulaGuideTexts = {
  quickStart: [
    'Two cards lie open. Choose a symbol and lay the answer: a true formula.',
    'Then change it: cover numbers with one, two or three of your cards. It must be true again.',
    'Numbers may grow: cards go before or behind them, up to three digits.',
    'A joker is any digit you like, and stays it while it lies there.',
    'Nothing fits? Draw a card, and the turn is over. Who is first out of cards wins.',
  ],
  symbols: {
    operator: {
      name: 'Symbols + − × ÷',
      text: 'They belong to everybody and cost nothing: choose any, each time anew. Divisions leave no remainder.',
    },
    equals: { name: 'Equals', text: 'What stands on both sides must have the same value.' },
    joker: { name: 'Joker', text: 'Any digit you name. It stays that digit as long as it lies on the table.' },
    zero: {
      name: 'Result 0',
      text: 'After a formula with × or ÷ and the result 0, every number must be covered by a new one.',
    },
    pile: {
      name: 'Draw pile',
      text: 'Who cannot or does not want to lay draws one card. When it is used up, the cards under the formula become the new pile.',
    },
  },
  card: [
    {
      title: 'A turn',
      isNumbered: true,
      lines: ['Lay one, two or three cards …', '… so that the formula is true and new,', 'or draw one card.'],
    },
    {
      title: 'What is allowed',
      lines: [
        ['cover', 'a digit, or a whole number'],
        ['lengthen', 'before or behind'],
        ['symbol', 'any, for free'],
        ['numbers', '0 to 999'],
      ],
    },
    {
      title: 'What is not',
      lines: [
        'Take away a card, or break up a number.',
        'Move cards from one number to another.',
        'Begin a number of several digits with 0.',
        'Change only the symbol, or nothing.',
      ],
    },
    {
      title: 'Winning',
      lines: [
        ['first out of cards', 'wins the round'],
        ['playing for points', 'the result of each formula'],
        ['going out', '+ 10'],
        ['digits in hand', 'minus'],
        ['joker in hand', '− 25'],
      ],
    },
  ],
};

export default texts;
