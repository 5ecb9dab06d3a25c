import type { FormulaLessonTexts } from '../index.ts';

const texts: FormulaLessonTexts = {
  open: {
    title: 'Eröffnen',
    tip: 'Zwei Karten liegen offen: 2 und 4. Wähl ein Zeichen und leg das Ergebnis. Du hast eine 6: Leg 2 + 4 = 6.',
    success: 'Stimmt. Eine Karte weniger auf der Hand. Die Zeichen gehören allen und kosten nichts.',
  },
  cover: {
    title: 'Überdecken',
    tip: 'Jetzt wird die Formel geändert, indem man Karten überdeckt. Leg deine 8 auf die 6 und mach 2 × 4 = 8 daraus.',
    success: 'Eine Karte und ein anderes Zeichen: eine neue wahre Formel.',
  },
  lengthen: {
    title: 'Verlängern',
    tip: 'Eine Zahl darf wachsen: Neue Karten kommen davor oder dahinter. Leg eine 1 vor die 4 und eine 1 vor die 6: 2 + 14 = 16.',
    success:
      'Zwei Karten in einem Zug. Bis zu drei sind erlaubt, und je mehr, desto besser: Wer zuerst keine Karten mehr hat, gewinnt.',
  },
  joker: {
    title: 'Joker',
    tip: 'Ein Joker ist jede Ziffer, die du willst. Leg ihn als 8 auf die 6: 2 × 4 = 8.',
    success: 'Solange er liegt, bleibt er eine 8. Joker sind selten, also verschwende sie nicht.',
  },
  zero: {
    title: 'Null',
    tip: 'Eine Formel mit × oder ÷ und dem Ergebnis 0 bindet den Nächsten: Jede Zahl muss von einer neuen überdeckt werden. Leg 3 + 6 = 9.',
    success: 'Drei Karten auf einmal los. Was wie eine Mauer aussah, war eine Chance.',
  },
  draw: {
    title: 'Ziehen',
    tip: '8 + 0 braucht eine 8, 8 × 0 eine 0, und du hast keine von beiden. Wer nicht legen kann, zieht eine Karte.',
    success: 'Der Zug ist vorbei, mit einer Karte mehr. Ziehen darf auch, wer legen könnte.',
  },
  last: {
    title: 'Die letzte Karte',
    tip: 'Noch eine Karte. Leg die 6 auf die 7 nach dem Zeichen und mach 1 + 6 = 7 daraus.',
    success: 'Keine Karten mehr: Die Runde gehört dir!',
  },
};

export default texts;
