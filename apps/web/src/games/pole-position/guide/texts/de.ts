import type { PolePositionGuideTexts } from '../symbols.tsx';

const texts: PolePositionGuideTexts = {
  quickStart: [
    'Alle wählen geheim eine Treibstoffkarte. Sie werden aufgedeckt, und die höchste fährt zuerst.',
    'Nimm einen deiner drei Wagen. Ein Feld kostet einen Punkt und jeder überholte Wagen einen mehr.',
    'Plättchen auf der Strecke helfen oder schaden den Wagen, die sie treffen.',
    'Ölfleck, Boxenstopp und Turbo wirken, wenn ein Wagen dort endet: Er dreht sich, verliert oder gewinnt einen Platz.',
    'Windschatten und Aufholjagd wirken beim Losfahren: kostenlos überholen oder den Platz dazuzählen. Jede Ankunft zählt; die meisten Punkte gewinnen.',
  ],
  symbols: {
    oil: {
      name: 'Ölfleck',
      text: 'Wer hier landet, dreht sich und setzt im nächsten Durchgang aus. Pole Position +: Die nächste Karte stellt ihn nur gerade.',
    },
    pit: {
      name: 'Boxenstopp',
      text: 'Wer hier landet, verliert einen Platz: hinter den nächsten Wagen oder die ganze Schlange. Pole Position +: erst beim Losfahren.',
    },
    turbo: {
      name: 'Turbo',
      text: 'Wer hier landet, gewinnt einen Platz: vor den nächsten Wagen oder die ganze Schlange. Pole Position +: erst beim Losfahren.',
    },
    slip: { name: 'Windschatten', text: 'Wer von hier losfährt, überholt kostenlos.' },
    comeback: { name: 'Aufholjagd', text: 'Wer von hier losfährt, zählt seinen Platz im Rennen zu den Punkten.' },
    grey: { name: 'Grau', text: 'Hier geschieht nichts.' },
  },
  card: [
    {
      title: 'Ein Durchgang',
      isNumbered: true,
      lines: [
        'Alle wählen verdeckt eine Treibstoffkarte.',
        'Alle Karten zugleich aufdecken.',
        'Die höchste zuerst: Wagen nehmen und fahren. Bei Gleichstand, wessen bester Wagen weiter vorn ist.',
      ],
    },
    {
      title: 'Fahren',
      lines: [
        ['ein Feld', '1 Punkt'],
        ['jeder überholte Wagen', '+1'],
        ['ein Wagen je Feld', 'auf einem freien enden'],
      ],
    },
    {
      title: 'Merken',
      lines: [
        'Der Wagen muss alle Punkte nutzen können. Nur wenn es keiner kann, ist die Wahl frei; der Rest verfällt.',
        'Gespielte Karten kommen zurück, wenn alle neun gespielt sind. Sie liegen offen.',
        'Wohin Boxenstopp oder Turbo einen Wagen setzen, dort wirkt das Feld nicht.',
      ],
    },
    {
      title: 'Ende',
      lines: [
        'Jeder Wagen im Ziel nimmt den nächsten Platz auf dem Podest.',
        '„Jeder Platz zählt“: Der Sieger erhält so viele Punkte, wie Wagen fahren, der nächste einen weniger und so fort.',
        'Pole Position +: Boxenstopp und Turbo wirken beim Losfahren; nach Öl stellt die nächste Karte den Wagen nur gerade.',
      ],
    },
  ],
};

export default texts;
