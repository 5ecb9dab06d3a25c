import { replaceLookAlikes } from './look-alikes.ts';

/** Accents, joiners and other marks of no script of their own, and everything that is not seen. The blank Braille cell is a symbol. */
const INVISIBLE = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;
/** What separates letters, and the check marks that pages put beside claimed names. The middle dot is handled below. */
const SEPARATORS = /[\p{Z}\p{Sk}✓✔☑✅🗸🗹√]|(?!·)\p{P}/gu;
/** What the server puts behind a nickname that is taken. */
const NUMBERED = /·0*(\d{1,4})$/u;

/**
 * A nickname as it is compared: names that look alike have the same one. Case, width, accents, separators and invisible
 * characters do not count, letters of other scripts count as the Latin ones they look like, I as l, rn as m. The number
 * that the server puts behind a name (“ann·2”) counts. What has none of the characters that count is compared as it is.
 *
 * Folded names are stored: a change here needs a migration that folds the stored names again.
 */
export function foldName(name: string): string {
  const plain = toLatinLetters(toLatinLetters(name).toLowerCase()).replaceAll(SEPARATORS, '');
  const number = NUMBERED.exec(plain)?.[1];
  const letters = plain
    .replace(NUMBERED, '')
    .replaceAll('·', '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  if (letters === '') return name.normalize('NFKC').toLowerCase();
  return number === undefined ? letters : `${letters}·${Number(number)}`;
}

/** Whether anything of a name can be seen. */
export function isVisibleName(name: string): boolean {
  return name.normalize('NFKD').replaceAll(INVISIBLE, '').trim() !== '';
}

/** Whether a name carries a check mark, which only pages may put beside a claimed name. */
export function hasCheckMark(name: string): boolean {
  return /[✓✔☑✅🗸🗹√]/u.test(name.normalize('NFKC'));
}

/** Whether a name ends with a number that only the server gives. */
export function hasServerNumber(name: string): boolean {
  return NUMBERED.test(foldName(name));
}

/** What can be seen of a name, in the Latin letters that it looks like. */
function toLatinLetters(name: string): string {
  return replaceLookAlikes(name.normalize('NFKD').replaceAll(INVISIBLE, ''));
}
