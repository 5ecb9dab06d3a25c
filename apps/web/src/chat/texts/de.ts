import { createPluralizer } from '../../base/texts/language.ts';
import type { ChatTexts } from './types.ts';

const plural = createPluralizer('de');

export const chatTexts: ChatTexts = {
  title: 'Gespräch',
  open: (unread) => (unread === 0 ? 'Gespräch' : `Gespräch, ${plural(unread, 'neue Nachricht', 'neue Nachrichten')}`),
  spectators: 'Tribüne',
  spectatorsEmpty: 'Noch hat niemand etwas gesagt. Die Spieler lesen das, wenn das Rennen vorbei ist.',
  spectator: 'von der Tribüne',
  empty: 'Noch hat niemand etwas gesagt. Mitlesen kann nur, wer am Tisch sitzt.',
  write: 'Sag etwas',
  send: 'Abschicken',
  left: (n) => plural(n, 'Zeichen übrig', 'Zeichen übrig'),
  more: (name) => `Was tun mit dieser Nachricht von ${name}`,
  unmute: (name) => `${name} wieder lesen`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  muted: 'Stumm, an jedem Tisch:',
  blocked: 'Blockiert:',
  off: 'Das Gespräch ist für dich abgeschaltet.',
  offHint: 'Nichts erreicht dich, und du sagst nichts. Die anderen erfahren davon nichts.',
  turnOff: 'Gespräch abschalten',
  turnOn: 'Gespräch einschalten',
  report: 'Melden',
  reportHint: 'Wer diesen Server betreibt, sieht diese Nachricht, deinen Grund und deinen Namen.',
  reason: 'Was stimmt damit nicht?',
  reportSend: 'Meldung abschicken',
  reported: 'Danke. Wer diesen Server betreibt, sieht es sich an.',
  cancel: 'Abbrechen',
  tooMany: 'Langsam: Die anderen wollen auch mitlesen. Versuch es in ein paar Sekunden noch einmal.',
  offline: 'Keine Verbindung: Deine Nachricht steht noch da. Schick sie ab, sobald du wieder da bist.',
  failed: 'Das ging nicht hinaus. Versuch es gleich noch einmal.',
  avoid: {
    mute: {
      submit: 'Stummschalten',
      undo: 'Wieder zuhören',
      hint: 'Was diese Person sagt, liest du dann nicht mehr.',
      done: 'Was diese Person sagt, liest du nicht.',
      title: 'Stummgeschaltet',
      text: 'Was diese Leute sagen, liest du an keinem Tisch.',
    },
    block: {
      submit: 'Blockieren',
      undo: 'Nicht mehr blockieren',
      hint: 'Keine Nachrichten, keine Einladungen, kein schnelles Spiel mit dieser Person und kein Platz für sie an deinen Tischen. Sie erfährt nichts davon.',
      done: 'Du hast mit dieser Person nichts mehr zu tun: keine Nachrichten, keine Einladungen, kein schnelles Spiel, kein Platz an deinen Tischen.',
      title: 'Blockiert',
      text: 'Du liest nichts von ihnen, sie können dich nicht einladen und sich nicht an deine Tische setzen, und kein schnelles Spiel bringt euch zusammen.',
    },
    none: 'Niemand.',
    gone: 'jemand, der gegangen ist',
  },
};
