/** Short names that are read alike in English, French and German, for bots, by seat. Nobody else may have them on a server. */
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
