import { createPluralizer } from '../../base/texts/language.ts';
import type { PremoveTexts } from './types.ts';

const plural = createPluralizer('de');

export const premoveTexts: PremoveTexts = {
  title: 'Vorausplanen',
  hint: 'Wähl schon jetzt, was du als Nächstes spielst. Es wird gespielt, sobald du am Zug bist, wenn die Lage noch passt.',
  secret: 'Niemand sonst sieht deinen Plan.',
  next: 'Deine nächste Wahl',
  more: 'Und danach',
  full: 'Mehr lässt sich von hier aus nicht planen.',
  remove: (choice) => `Aus dem Plan nehmen: ${choice}`,
  choice: (n) => `Wahl ${n}`,
  planned: (n) => plural(n, 'Wahl geplant', 'geplant'),
  dropped: 'Die Lage passt nicht mehr: Dein Plan ist verworfen. Wähl neu, wenn du am Zug bist.',
  understood: 'In Ordnung',
  offline: 'Keine Verbindung: Der Plan ist nicht gespeichert. Versuch es noch einmal.',
  failed: 'Der Plan wurde nicht angenommen. Versuch es noch einmal.',
};
