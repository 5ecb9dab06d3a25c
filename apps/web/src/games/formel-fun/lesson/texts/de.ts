import type { FormelFunLessonTexts } from '../index.ts';

const texts: FormelFunLessonTexts = {
  blue: {
    title: 'Blaue Zahlen',
    tip: 'Dein Wagen steht auf einer 10. Eine Karte bewegt ihn um ihre blaue Zahl: Spiel die blaue 8.',
    success: 'Acht Felder. Du hast sofort nachgezogen, deine Hand bleibt bei fünf Karten.',
  },
  red: {
    title: 'Rote Zahlen',
    tip: 'Eine rote Zahl zählt, wenn dein Wagen genau auf dieser Zahl steht. Er steht auf einer 10: Spiel die rote 10.',
    success: 'Zehn Felder statt drei. Abseits ihrer Zahl wäre die Karte nur ihre blaue 3 wert gewesen.',
  },
  oneHand: {
    title: 'Eine Hand, drei Wagen',
    tip: 'Eine Hand dient allen deinen Wagen. Dein nächster steht auf einer 9: Heb ihm die rote 9 auf und spiel jetzt die blaue 7.',
    success: 'Die 9 ist noch auf der Hand, und nun ist der Wagen auf der 9 dran: Neun Felder warten auf ihn.',
  },
  turbo: {
    title: 'Turbo',
    tip: 'Ein Turbo darf eine andere Karte begleiten und bringt 5 dazu. Spiel die blaue 8 zusammen mit dem Turbo.',
    success:
      'Dreizehn Felder. Aber zwei Karten gingen und eine kam: Deine Hand bleibt bis zum Ende kleiner. Drei solche Turbos sind erlaubt.',
  },
  full: {
    title: 'Volle Felder',
    tip: 'Vier Wagen füllen ein Feld. Spiel die blaue 7: Sie würde auf der vollen 6 enden.',
    success: 'Voll. Dein Wagen fiel auf die 5 dahinter zurück. Durch ein volles Feld hindurchfahren darf man immer.',
  },
  last: {
    title: 'Der letzte scheidet aus',
    tip: 'Ein Wagen ist über die Linie: Das Rennen endet mit diesem Durchgang, und der letzte Wagen scheidet aus. Das ist deiner, und er steht auf einer 4: Spiel die rote 4.',
    success:
      'Vier Felder, gerade genug. Der Wagen dahinter ist ausgeschieden, und die anderen stellen sich in der Reihenfolge des Einlaufs zum nächsten Rennen auf.',
  },
};

export default texts;
