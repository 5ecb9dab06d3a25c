import type { PolePositionLessonTexts } from '../index.ts';

const texts: PolePositionLessonTexts = {
  secret: {
    title: 'Die geheime Karte',
    tip: 'Alle wählen verdeckt eine Treibstoffkarte. Ihre Zahl sagt, wie weit einer deiner Wagen fährt, und hohe Karten ziehen zuerst. Wähl die 7.',
    success:
      'Alle Karten werden zugleich aufgedeckt. Erst fährt die 9, dann deine 7, dann die 4. Gespielte Karten kommen zurück, wenn alle neun gespielt sind.',
  },
  overtake: {
    title: 'Überholen',
    tip: 'Ein Feld kostet einen Punkt und jeder überholte Wagen einen mehr. Mit der 7 kommt der Wagen auf der Strecke an einem vorbei: Nimm ihn.',
    success:
      'Sechs Felder und einmal Überholen: 7 Punkte. Ein Wagen muss alle Punkte nutzen, sonst musst du einen anderen nehmen.',
  },
  slip: {
    title: 'Windschatten',
    tip: 'Dein Wagen auf der Strecke steht im Windschatten: Von hier überholt er kostenlos. Nimm ihn und fahr mit der 8 an zwei Wagen vorbei.',
    success: 'Acht Felder für 8 Punkte, und zwei Wagen kostenlos überholt.',
  },
  oil: {
    title: 'Ölfleck',
    tip: 'Auf dieser Strecke liegt Öl. Nimm den Wagen auf der Strecke und sieh, was geschieht, wenn er dort endet.',
    success: 'Er dreht sich und setzt im nächsten Durchgang aus. Dann muss ein anderer deiner Wagen ran.',
  },
  pit: {
    title: 'Boxenstopp',
    tip: 'Ein Wagen, der auf einem Boxenstopp endet, verliert einen Platz. Nimm den Wagen auf der Strecke.',
    success:
      'Zurück hinter den nächsten Wagen, und hinter die ganze Schlange, wo sie Stoßstange an Stoßstange stehen. Der letzte Wagen auf der Strecke hat nichts zu fürchten.',
  },
  turbo: {
    title: 'Turbo',
    tip: 'Der Turbo macht das Gegenteil: Er bringt einen Platz. Nimm den Wagen auf der Strecke.',
    success:
      'Vor den nächsten Wagen, und gleich vor die ganze Schlange. Das Feld, auf dem er landet, wirkt in diesem Durchgang nicht.',
  },
  comeback: {
    title: 'Aufholjagd',
    tip: 'Ein Wagen, der von einer Aufholjagd losfährt, zählt seinen Platz zu den Punkten. Deiner ist Dritter: Nimm ihn, er fährt 8 + 3.',
    success: 'Elf Punkte statt 8. Je weiter hinten, desto stärker die Aufholjagd.',
  },
};

export default texts;
