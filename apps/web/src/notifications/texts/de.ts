import type { NotificationTexts } from './types.ts';

export const notificationTexts: NotificationTexts = {
  switch: 'Sag mir, wenn ich am Zug bin',
  on: 'An: Du erfährst es auf diesem Gerät, auch wenn Paddock geschlossen ist.',
  pageOnly: 'An, solange Paddock in einem Tab offen ist. Mehr bietet dieser Browser nicht.',
  off: 'Aus. Sonst: eine Benachrichtigung auf diesem Gerät, auch wenn Paddock geschlossen ist, höchstens eine je Zug. Dein Browser fragt dich einmal.',
  blocked: 'Dein Browser lässt keine Benachrichtigungen von hier zu.',
  blockedHint:
    'Klick auf das Zeichen links neben der Adresse, erlaube Benachrichtigungen und lade die Seite neu. Auf dem Telefon: Einstellungen des Browsers, Website-Einstellungen, Benachrichtigungen.',
  impossible: 'Dieser Browser kann hier keine Benachrichtigungen zeigen.',
  impossibleHint: 'Auf iPhone und iPad: Leg Paddock erst auf den Home-Bildschirm und öffne es von dort.',
  insecureHint: 'Browser erlauben sie nur über https.',
  waiting: 'Einen Moment …',
  later: 'Das dauert Tage: Sollen wir dir sagen, wenn du am Zug bist?',
  yourTurn: 'Du bist am Zug',
  body: (names) => `Du bist am Zug am Tisch mit ${names}.`,
};
