import type { FormelFunGuideTexts } from '../symbols.tsx';

const texts: FormelFunGuideTexts = {
  quickStart: [
    'Karten sind dein Antrieb: Spiel für jeden Wagen eine und zieh gleich nach.',
    'Eine Karte zählt ihre blaue Zahl. Auf einem Feld mit ihrer roten Zahl zählt die rote.',
    'Ein Turbo bringt einer anderen Karte 5 dazu, aber deine Hand schrumpft auf Dauer.',
    'Vier Wagen füllen ein Feld. Der fünfte fällt um eines zurück.',
    'Ist ein Wagen über der Linie, wird der Durchgang beendet und der letzte scheidet aus. Spätes Ausscheiden zählt mehr; die meisten Punkte gewinnen.',
  ],
  symbols: {
    red: { name: 'Rot und Blau', text: 'Bewegt um 3, oder um die rote Zahl von einem Feld mit genau dieser Zahl.' },
    one: { name: 'Rote 1, blaue 10', text: 'Bewegt um 10, von einem Feld mit der Zahl 1 aber nur um 1.' },
    blue: { name: 'Nur Blau', text: 'Bewegt immer um 6, 7 oder 8.' },
    turbo: {
      name: 'Turbo',
      text: 'Allein: 5 Felder. Mit einer anderen Karte: 5 mehr und auf Dauer eine Karte weniger auf der Hand. Höchstens dreimal je Partie.',
    },
    number: {
      name: 'Zahlen der Strecke',
      text: 'Drei Abschnitte zu zehn Feldern. Eine Karte mit dieser roten Zahl zählt hier voll.',
    },
    line: {
      name: 'Start und Ziel',
      text: 'Ist ein Wagen darüber, wird der Durchgang beendet; dann scheidet der letzte aus.',
    },
  },
  card: [
    {
      title: 'Der Zug eines Wagens',
      isNumbered: true,
      lines: [
        'Spiel eine Karte, oder eine Karte und einen Turbo.',
        'Zieh eine Karte nach.',
        'Fahr die volle Zahl. Ein volles Feld wirft dich um eines zurück.',
      ],
    },
    {
      title: 'Ein Durchgang',
      lines: [
        'Jeder Wagen zieht einmal: der führende zuerst, auf einem Feld der innerste.',
        'Überholen ändert die Reihenfolge nicht.',
      ],
    },
    {
      title: 'Ende eines Rennens',
      lines: [
        'Ein Wagen ist über der Linie: Durchgang beenden.',
        'Der letzte scheidet aus; auf einem Feld der äußerste.',
        'Die anderen stellen sich einzeln auf, in der Reihenfolge des Einlaufs.',
      ],
    },
    {
      title: 'Punkte',
      lines: [
        ['erster Ausgeschiedener', '1'],
        ['jeder weitere', '1 mehr'],
        ['Zweiter im Finale', '2 mehr'],
        ['Sieger des Finales', 'noch 3 mehr'],
      ],
    },
  ],
};

export default texts;
