import type { FormulaLessonTexts } from '../index.ts';

const texts: FormulaLessonTexts = {
  open: {
    title: 'Opening',
    tip: 'Two cards lie open: 2 and 4. Choose a symbol and lay the answer. You hold a 6: lay 2 + 4 = 6.',
    success: 'True. One card less in your hand. Symbols belong to everybody and cost nothing.',
  },
  cover: {
    title: 'Covering',
    tip: 'Now the formula is changed by covering cards. Lay your 8 on the 6 and make it 2 × 4 = 8.',
    success: 'One card and another symbol: a new true formula.',
  },
  lengthen: {
    title: 'Lengthening',
    tip: 'A number may grow: new cards go before or behind it. Lay a 1 before the 4 and a 1 before the 6: 2 + 14 = 16.',
    success: 'Two cards in one turn. Up to three are allowed, and the more the better: who is out of cards first wins.',
  },
  joker: {
    title: 'Jokers',
    tip: 'A joker is any digit you like. Lay it on the 6 as an 8: 2 × 4 = 8.',
    success: 'It stays an 8 as long as it lies there. Jokers are rare, so do not waste them.',
  },
  zero: {
    title: 'Zero',
    tip: 'A formula with × or ÷ whose result is 0 binds the next player: every number must be covered by a new one. Lay 3 + 6 = 9.',
    success: 'Three cards gone at once. What looked like a wall was a chance.',
  },
  draw: {
    title: 'Drawing',
    tip: '8 + 0 needs an 8, 8 × 0 needs a 0, and you hold neither. Who cannot lay draws a card.',
    success: 'The turn is over, and you have one card more. You may also draw when you could lay.',
  },
  last: {
    title: 'The last card',
    tip: 'One card left. Lay the 6 on the 7 after the symbol and make it 1 + 6 = 7.',
    success: 'No cards left: the round is yours!',
  },
};

export default texts;
