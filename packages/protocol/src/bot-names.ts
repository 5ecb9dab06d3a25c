/** Names of bots by seat, which work in English, French and German. On a server they are reserved. */
export const BOT_NAMES = [
  'Rosa',
  'Bruno',
  'Clara',
  'Dario',
  'Emma',
  'Felix',
  'Greta',
  'Hugo',
  'Irma',
  'Jules',
] as const;
