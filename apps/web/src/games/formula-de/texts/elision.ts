/** Names before which French says d’ instead of de: those that begin with a vowel or, as most first names do, a silent h. */
const ELIDED = /^(?:[aeiouhàâäæéèêëîïôœöùûü]|y(?![aeiouéèê]))/iu;

/** "de Rosa", "d’Emma". */
export function withDe(name: string): string {
  return ELIDED.test(name) ? `d’${name}` : `de ${name}`;
}
