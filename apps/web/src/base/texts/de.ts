import type { GermanNouns } from './nouns/de.ts';
import type { BaseTexts } from './types.ts';

export const base = (words: GermanNouns): BaseTexts => ({
  name: 'Paddock',
  labelled: (label, value) => `${label}: ${value}`,
  lastOfTwo: ' und ',
  lastOfMore: ' und ',
  players: (min, max) => `${min} bis ${max} Spieler`,
  language: 'Sprache',
  close: 'Schließen',
  details: 'Details',
  reloadPage: 'Seite neu laden',
  bots: {
    random: { name: 'Sonntagsfahrer', character: 'Hauptsache, der Zug ist erlaubt.' },
    greedy: { name: 'Gierig', character: 'Nimmt, was gerade am besten aussieht.' },
    ismcts: { name: 'Lehrbuch', character: 'Denkt angestrengt und weiß nichts über das Spiel.' },
    rookie: { name: 'Neuling', character: 'Eifrig und etwas zu schnell: vergisst, was es kostet.' },
    amateur: { name: 'Amateur', character: 'Kennt die Faustregeln und macht selten Unsinn.' },
    pro: { name: 'Profi', character: 'Schaut voraus und nimmt, was du liegen lässt.' },
    champion: { name: 'Champion', character: `Spielt das ${words.play} vor jedem Zug im Kopf zu Ende.` },
  },
  claimed: 'Name gesichert',
  botAccount: 'Spielt als Programm, kein Mensch',
});
