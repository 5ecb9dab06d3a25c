import { createPluralizer } from '../../base/texts/language.ts';
import type { GermanNouns } from '../../base/texts/nouns/de.ts';
import type { ReplayTexts, VerifyTexts } from './types.ts';

const plural = createPluralizer('de');

export const replay = (words: GermanNouns): ReplayTexts => ({
  title: 'Wiederholung',
  animation: {
    title: 'Bewegtes Bild',
    recording: 'Jeder Augenblick wird gezeichnet. Schließ dieses Fenster, um aufzuhören.',
    cancel: 'Aufhören',
    failed: 'Dieser Browser konnte die Bilder nicht zeichnen. Versuch es mit einem anderen.',
    picture: 'Das bewegte Bild',
    save: (megabytes) => `Speichern (${megabytes.toLocaleString('de')} MB)`,
  },
  moment: (n, of) => `Eintrag ${n} von ${of}`,
  first: 'Zum Anfang',
  previous: 'Ein Schritt zurück',
  play: 'Abspielen',
  pause: 'Pause',
  next: 'Ein Schritt vor',
  last: 'Ans Ende',
  viewer: 'Aus Sicht von',
  spectator: 'Zuschauern',
  share: 'Link zu diesem Moment',
  copied: 'Der Link ist in der Zwischenablage.',
  copyFailed: 'Der Browser lässt uns nicht kopieren. Hier ist der Link:',
  download: 'Aufzeichnung speichern',
  verify: words.verify,
  continueHere: 'Ab hier gegen Bots weiterspielen',
  continueAs: (name) => `als ${name}`,
  continueHint: `Dieselbe Stellung, ${words.fresh}, Bots auf allen anderen Plätzen. Dieses ${words.play} bleibt, wie es ist.`,
  continueStart: `Von hier weiter${words.drive}`,
  scrubber: `Moment ${words.ofPlay}`,
  opening: `Das ${words.play} wird geöffnet …`,
  linkFailed: 'Dieser Link lässt sich nicht öffnen',
  linkBroken: `Der Link ist nicht vollständig. Das ${words.play} steckt im Link selbst: Kopier ihn ganz, bis zum letzten Zeichen.`,
  running: `Dieses ${words.play} läuft noch: Seine ${words.draws} lassen sich erst danach prüfen.`,
  keys: '← → Schritt für Schritt, Leertaste: abspielen und anhalten, Pos1 und Ende: springen',
  openFailed: {
    'not-a-record':
      'Diese Datei ist keine Aufzeichnung eines Spiels. Wähle eine .json-Datei, die mit „Aufzeichnung speichern“ entstanden ist.',
    'unknown-game':
      'Diese Aufzeichnung ist von einem Spiel, das Paddock nicht kennt. Vielleicht stammt sie aus einer neueren Version.',
    'other-version': 'Diese Aufzeichnung folgt einer anderen Fassung der Regeln. Hier lässt sie sich nicht zeigen.',
    'does-not-replay':
      'Diese Aufzeichnung folgt nicht den Regeln oder wurde nach dem Speichern verändert. Sie lässt sich nicht zeigen.',
  },
});

export const verify = (words: GermanNouns): VerifyTexts => ({
  title: words.verify,
  verdictGood: (count) =>
    `Alles in Ordnung: ${plural(count, words.draw, words.draws)} geprüft, alles wie vom Startwert bestimmt.`,
  verdictBad: 'Etwas stimmt nicht. Trau dieser Aufzeichnung nicht.',
  step1: `Vor dem ${words.play} zeigte der Tisch diese Festlegung:`,
  step2: `Nach dem ${words.play} nannte er diesen Startwert:`,
  step3: 'SHA-256 des Startwerts ergibt die Festlegung:',
  step4: `${words.draws} folgen aus dem Startwert und ihrer Nummer:`,
  step5: 'Die Züge folgen den Regeln, und der Fingerabdruck stimmt:',
  noSeed: `Die Aufzeichnung nennt keinen Startwert: Ihre ${words.draws} lassen sich nicht prüfen.`,
  how: 'HMAC-SHA-256 mit dem Startwert als Schlüssel und „Nummer/Versuch“ als Nachricht; die ersten 53 Bit modulo der Zahl der Fälle liefern das Ergebnis.',
  fits: 'stimmt',
  doesNotFit: 'stimmt nicht',
  entry: 'Eintrag',
  what: 'Wofür',
  ways: 'Fälle',
  bits: '53 Bit',
  outcome: 'Ergebnis',
  recorded: 'Aufgezeichnet',
  continued: (count) =>
    `Dieses ${words.play} setzt ein anderes fort: Die ersten ${count} Einträge haben andere ${words.draws} und werden nicht geprüft.`,
  all: `Alle ${words.draws} zeigen`,
  checking: `Alle ${words.draws} werden geprüft …`,
  noDigest: 'Die Aufzeichnung kam ohne Fingerabdruck; ihre Züge folgen den Regeln.',
  joint: (n) =>
    n === 0
      ? `Niemand hat eine eigene Zahl beigesteuert: Der Startwert der ${words.draws} folgt allein aus dem des Servers und dem Tisch. Auch die Plätze wurden damit verlost:`
      : `${plural(n, 'Person hat', 'Personen haben')} eine eigene geheime Zahl beigesteuert. Mit dem Startwert des Servers ergibt das den Startwert der ${words.draws}, mit dem auch die Plätze verlost wurden:`,
  dropped: (n) =>
    `${plural(n, 'Zahl kam', 'Zahlen kamen')} beim Start nicht rechtzeitig an und ${n === 1 ? 'zählte' : 'zählten'} nicht.`,
  pinContributed: (seat) =>
    `Dieser Browser hat es sich gemerkt: Der Startwert des Servers ist der, den er zuerst gezeigt hat, deine eigene Zahl wurde verwendet, und das Los gab dir Platz ${seat}.`,
  pinSeen:
    'Dieser Browser hat es sich gemerkt: Der Startwert des Servers ist der, den er zuerst gezeigt hat. Von hier aus hast du keine Zahl beigesteuert.',
  pinNothing:
    'Dieser Browser hat sich zu diesem Tisch nichts gemerkt und kann nicht sagen, ob der Startwert immer derselbe war.',
  pinFaults: {
    'other-table': 'Diese Aufzeichnung gehört zu einem anderen Tisch als dem, an dem du gesessen hast.',
    'seed-replaced':
      'Der Startwert des Servers ist nicht der, den dieser Browser zuerst gesehen hat: Jemand hat ihn ausgetauscht.',
    'not-contributed': `Die Zahl, die dieser Browser gegeben hat, fehlt: Die ${words.draws} sind ohne sie entstanden.`,
    'terms-changed': `Woraus die ${words.draws} folgen, wurde geändert, nachdem dieser Browser seine Zahl gegeben hatte: Jemand kann sie sich ausgesucht haben.`,
    'nonce-dropped':
      'Die Zahl, die dieser Browser gegeben hat, zählte nicht. Das passiert, wenn sie zu spät kommt; wenn du beim Start da warst, frag nach.',
  },
  signature: 'Der Server hat die Aufzeichnung mit diesem Schlüssel unterschrieben:',
  signatureUnchecked:
    'Die Aufzeichnung ist mit diesem Schlüssel unterschrieben; dieser Browser kann das hier nicht prüfen.',
  signatureNone: 'Die Aufzeichnung ist nicht unterschrieben.',
  perhapsContinued: (entry) =>
    `Ab Eintrag ${entry} stimmt ${words.everyDraw}. So sieht ein ${words.play} aus, das ein anderes fortsetzt – aber auch eines mit erfundenem Anfang.`,
});
