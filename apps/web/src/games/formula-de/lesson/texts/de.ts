import type { FormulaDeLessonTexts } from '../index.ts';

const texts: FormulaDeLessonTexts = {
  gears: {
    title: 'Gänge',
    tip: 'Jeder Gang hat seinen Würfel: je höher der Gang, desto höher die Zahlen. Ein Gang hinauf oder hinunter pro Zug kostet nichts. Schalt in den zweiten.',
    success:
      'Der Würfel des zweiten Gangs zeigt 2, 3 oder 4. Du hast eine 4 und darfst wählen, wohin. Aus dem Stand geht es immer im ersten los.',
  },
  corner: {
    title: 'Kurven',
    tip: 'Die Fahne an der Kurve sagt, wie oft du eine Fahrt in ihr beenden musst: hier einmal. Du hast eine 6. Fahr auf das Feld in der Kurve.',
    success: 'Ein Stop von einem: Im nächsten Zug verlässt du die Kurve so schnell du willst.',
  },
  brakes: {
    title: 'Bremsen',
    tip: 'Du hast eine 8, ein Feld zu viel: Du schössest ohne Stop aus der Kurve. Jeder Bremspunkt spart ein Feld. Wähl ein Feld, das eine Bremse kostet.',
    success: 'Ein Bremspunkt weniger, alle Reifen behalten, und der Stop ist eingelegt.',
  },
  tyres: {
    title: 'Reifen',
    tip: 'Diese Kurve verlangt zwei Stops, du hast einen. Verlass sie trotzdem: Fehlt ein Stop, kostet jedes Feld hinter der Kurve einen Reifen.',
    success:
      'Zwei Felder dahinter, zwei Reifen. Mit dem letzten Reifen hättest du geschleudert, zwei fehlende Stops sind das Aus.',
  },
  downshift: {
    title: 'Gewaltsam herunterschalten',
    tip: 'Du bist im vierten direkt vor der Kurve: Der dritte oder vierte würde dich hinaustragen. Überspring einen Gang: Schalt für einen Verbrauchspunkt in den zweiten.',
    success: 'Geschafft. Zwei Gänge zu überspringen kostet auch eine Bremse, drei dazu einen Motorpunkt.',
  },
  blocked: {
    title: 'Blockiert',
    tip: 'Du hast eine 4, aber ein Wagen steht in deiner Spur, und es gibt keinen anderen Weg. Fahr bis zu ihm: Jedes fehlende Feld kostet eine Bremse.',
    success:
      'Eine Bremse für das Feld, das du nicht fahren konntest. Ab vier fehlenden Feldern gehen auch Reifen drauf, und sieben sind das Aus. Direkt hinter einem Wagen droht zudem ein Zusammenstoß: Beide haben gut gewürfelt.',
  },
  engine: {
    title: 'Motorprobe',
    tip: 'Eine 20 im fünften Gang strapaziert die Motoren. Wähl ein Feld; danach müssen du und alle im fünften oder sechsten den schwarzen Würfel werfen.',
    success: 'Eine 3: ein Motorpunkt verloren. Ab 5 wäre nichts geschehen. Mit dem letzten Punkt wäre Schluss.',
  },
  pit: {
    title: 'Boxenstop',
    tip: 'In einem Rennen über zwei Runden darfst du neue Reifen holen. Wähl die Box statt der Straße.',
    success:
      'Alle Reifen sind wieder da. Der schwarze Würfel sagt, wie lange es dauert: Bis 10 fährst du sofort weiter, ab 11 wartest du bis zum nächsten Zug.',
  },
};

export default texts;
