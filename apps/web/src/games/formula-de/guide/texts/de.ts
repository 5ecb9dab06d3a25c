import type { FormulaDeGuideTexts } from '../symbols.tsx';

const texts: FormulaDeGuideTexts = {
  quickStart: [
    'Wähl einen Gang: einen hinauf, denselben oder einen hinunter kostet nichts. Gänge nach unten zu überspringen kostet Verschleiß.',
    'Wirf den Würfel dieses Gangs und fahr genau so viele Felder. Hohe Gänge würfeln hoch.',
    'Die Fahne einer Kurve sagt, wie oft eine Fahrt in ihr enden muss, bevor du sie verlässt.',
    'Fehlt ein Stop, kostet jedes Feld hinter der Kurve einen Reifen. Fehlen zwei, ist das Rennen aus.',
    'Bremsen sparen Felder, und alles nutzt sich ab: Teil es dir ein. Wer nach der letzten Runde zuerst über die Linie fährt, gewinnt.',
  ],
  symbols: {
    stop: { name: 'Kurvenfahne', text: 'Wie viele Fahrten in dieser Kurve enden müssen, bevor man sie frei verlässt.' },
    arrow: {
      name: 'Pfeile',
      text: 'In Kurven sagen die Pfeile, wohin es weitergeht; die Spur lässt sich dort nicht frei wechseln.',
    },
    tyres: {
      name: 'Reifen',
      text: 'Verloren für jedes Feld hinter einer Kurve, in der ein Stop fehlt. Beim letzten schleudert der Wagen.',
    },
    brakes: { name: 'Bremsen', text: 'Jeder Punkt spart nach dem Wurf ein Feld oder zahlt für ein blockiertes.' },
    fuel: { name: 'Verbrauch', text: 'Zahlt für gewaltsames Herunterschalten.' },
    body: {
      name: 'Karosserie',
      text: 'Verloren bei Zusammenstößen: eine 1 mit dem schwarzen Würfel. Der letzte Punkt ist das Aus.',
    },
    engine: {
      name: 'Motor',
      text: 'Verloren, wenn im fünften eine 20 oder im sechsten eine 30 fällt und der schwarze Würfel 1 bis 4 zeigt. Der letzte Punkt ist das Aus.',
    },
    box: {
      name: 'Box',
      text: 'Neue Reifen in einem Rennen über zwei Runden. Schwarzer Würfel 1 bis 10: sofort weiter; 11 bis 20: einen Zug warten.',
    },
    spin: { name: 'Schleudern', text: 'Der Wagen steht verkehrt herum und fährt im nächsten Zug im ersten Gang an.' },
  },
  card: [
    {
      title: 'Ein Zug',
      isNumbered: true,
      lines: [
        'Wähl einen Gang.',
        'Wirf seinen Würfel.',
        'Wähl ein Feld: der volle Wurf, oder bremsen.',
        'Neben oder direkt hinter einem Wagen: auf Zusammenstoß würfeln.',
      ],
    },
    {
      title: 'Würfel',
      lines: [
        ['1. Gang', '1–2'],
        ['2. Gang', '2–4'],
        ['3. Gang', '4–8'],
        ['4. Gang', '7–12'],
        ['5. Gang', '11–20'],
        ['6. Gang', '21–30'],
      ],
    },
    {
      title: 'Kurven',
      lines: [
        ['Stops eingelegt', 'frei hinaus'],
        ['ein Stop fehlt', '1 Reifen je Feld'],
        ['zwei fehlen', 'Aus'],
      ],
    },
    {
      title: 'Herunterschalten',
      lines: [
        ['1 Gang übersprungen', '1 Verbrauch'],
        ['2 übersprungen', '+ 1 Bremse'],
        ['3 übersprungen', '+ 1 Motor'],
      ],
    },
    {
      title: 'Blockiert',
      lines: [
        ['1–3 Felder fehlen', 'je 1 Bremse'],
        ['4–6', '3 Bremsen, Rest Reifen'],
        ['7 oder mehr', 'Aus'],
      ],
    },
    {
      title: 'Geraden',
      lines: ['Höchstens zwei Spurwechsel je Fahrt, und kein Zickzack.'],
    },
  ],
};

export default texts;
