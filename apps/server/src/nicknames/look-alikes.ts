/**
 * Characters that look like a Latin letter, by that letter: what Unicode's compatibility decomposition (NFKD) does not
 * unify. A selection from Unicode's confusables (UTS 39): Cyrillic, Greek, Armenian and Cherokee letters, small capitals,
 * Latin letters with strokes, symbols. Capitals are listed apart where they look like another letter than
 * their small form (Η looks like H, η like n).
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀꭺᎪ@ӕ',
  ae: 'æÆ',
  b: 'вВьЬβΒʙɓᏼᏴƀ',
  c: 'сСϲϹᴄҫҪςᏟƈȼ',
  d: 'ԁᴅđĐðÐɖɗᎠ',
  e: 'еЕεΕєЄəƏәӘɛᴇᎬ€',
  f: 'ƒϝғҒ',
  g: 'ɡɢցᏀǥ',
  h: 'һҺнНΗհʜħĦᎻңҢ',
  i: 'іІιΙɩıɪỉ',
  j: 'јЈȷϳᴊᎫ',
  k: 'кКκΚқҚᴋƙᏦĸ',
  l: 'ӀӏłŁʟᏞ|ǀ∣ⅼƚ',
  m: 'мМΜᴍᎷ',
  n: 'пПηΝոռɴŋŊɲ',
  o: 'оОοΟσօøØᴏՕ',
  oe: 'œŒ',
  p: 'рРρΡþÞᴘᏢƿ',
  q: 'ԛզ',
  r: 'гГʀᏒɍ',
  s: 'ѕЅꜱᏚ$ş',
  ss: 'ßẞ',
  t: 'тТτΤᴛᎢŧŦ',
  u: 'υսᴜμ',
  v: 'ѵѴνᴠᏙ',
  w: 'ԝԜωᴡᏔ',
  x: 'хХχΧҳҲ×',
  y: 'уУγΥүҮʏ¥',
  z: 'ΖζᴢᏃƶ',
  '3': 'зЗ',
  '4': 'чЧ',
  '6': 'бБ',
  '·': '‧•∙⋅・･ㆍ●◦',
};

/** Letters in circles, squares and flags, each in the order of the alphabet. */
const ALPHABETS = [0x1_f150, 0x1_f170, 0x1_f1e6];

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LETTERS).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
  ...ALPHABETS.flatMap((first) =>
    Array.from({ length: 26 }, (_, i) => [String.fromCodePoint(first + i), String.fromCodePoint(97 + i)] as const),
  ),
]);

/** Replaces every character by the Latin letters it looks like. */
export function replaceLookAlikes(text: string): string {
  return Array.from(text, (character) => LOOK_ALIKES.get(character) ?? character).join('');
}
