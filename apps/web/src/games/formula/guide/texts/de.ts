import type { FormulaGuideTexts } from '../symbols.tsx';

const texts: FormulaGuideTexts = {
  quickStart: [
    'Zwei Karten liegen offen. Wähl ein Zeichen und leg die Lösung: eine wahre Formel.',
    'Dann wird sie geändert: Überdeck Zahlen mit einer, zwei oder drei Karten. Sie muss wieder stimmen.',
    'Zahlen dürfen wachsen: Karten kommen davor oder dahinter, bis zu drei Ziffern.',
    'Ein Joker ist jede Ziffer, die du willst, und bleibt sie, solange er liegt.',
    'Nichts passt? Zieh eine Karte, und der Zug ist vorbei. Wer zuerst keine Karten hat, gewinnt.',
  ],
  symbols: {
    operator: {
      name: 'Zeichen + − × ÷',
      text: 'Sie gehören allen und kosten nichts: Wähl jedes Mal neu. Divisionen gehen ohne Rest auf.',
    },
    equals: { name: 'Gleich', text: 'Beide Seiten müssen denselben Wert haben.' },
    joker: { name: 'Joker', text: 'Jede Ziffer, die du nennst. Er bleibt sie, solange er auf dem Tisch liegt.' },
    zero: {
      name: 'Ergebnis 0',
      text: 'Nach einer Formel mit × oder ÷ und dem Ergebnis 0 muss jede Zahl von einer neuen überdeckt werden.',
    },
    pile: {
      name: 'Stapel',
      text: 'Wer nicht legen kann oder will, zieht eine Karte. Ist er leer, werden die Karten unter der Formel zum neuen Stapel.',
    },
  },
  card: [
    {
      title: 'Ein Zug',
      isNumbered: true,
      lines: ['Leg eine, zwei oder drei Karten …', '… sodass die Formel wahr und neu ist,', 'oder zieh eine Karte.'],
    },
    {
      title: 'Was erlaubt ist',
      lines: [
        ['überdecken', 'eine Ziffer oder eine ganze Zahl'],
        ['verlängern', 'davor oder dahinter'],
        ['Zeichen', 'beliebig, umsonst'],
        ['Zahlen', '0 bis 999'],
      ],
    },
    {
      title: 'Was nicht',
      lines: [
        'Eine Karte wegnehmen oder eine Zahl zerlegen.',
        'Karten von einer Zahl zur anderen schieben.',
        'Eine mehrstellige Zahl mit 0 beginnen.',
        'Nur das Zeichen ändern, oder gar nichts.',
      ],
    },
    {
      title: 'Gewinnen',
      lines: [
        ['zuerst ohne Karten', 'gewinnt die Runde'],
        ['um Punkte', 'das Ergebnis jeder Formel'],
        ['Hand leer', '+ 10'],
        ['Ziffern auf der Hand', 'minus'],
        ['Joker auf der Hand', '− 25'],
      ],
    },
  ],
};

export default texts;
