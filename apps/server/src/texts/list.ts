/** The catalogues of the server, one line each. */
export { de } from './de.ts';
export { en } from './en.ts';
export { fr } from './fr.ts';
