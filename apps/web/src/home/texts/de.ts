import type { HomeTexts } from './types.ts';

export const home: HomeTexts = {
  title: 'Vier Formelspiele. Starke Bots, gute Freunde, faire Würfel.',
  lead: 'Spiel im Browser, sofort und ohne Konto. Für einen erlaubten Zug musst du keine einzige Regel kennen.',
  oneDevice: 'An einem Gerät',
  oneDeviceHint: (game) => `An einem Gerät: ${game}`,
  learn: 'Lernen',
  learnHint: (game) => `Lernen: ${game}`,
  continueTitle: 'Weiter, wo du warst',
  continueRace: 'Weiterspielen',
  watchRace: 'Ansehen',
  removeRace: 'Löschen',
  finished: 'beendet',
  running: 'läuft',
  opened: 'aus einer Datei',
  yours: 'Deine Spiele',
  openRecord: 'Aufzeichnung öffnen',
  openHint: 'Ein Spiel, das jemand gespeichert hat: eine .json-Datei aus Paddock.',
  fairText:
    'Jedes Spiel legt sich vor dem ersten Zug auf seine Würfel oder seine Mischung fest, und nach dem letzten kann alle Welt sie prüfen.',
  yourTurn: 'du bist am Zug',
  botsTurn: 'die anderen sind am Zug',
  liveTitle: 'Jetzt live',
  watchLive: 'Zuschauen',
};
