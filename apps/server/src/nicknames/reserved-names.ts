import { LEVELS } from '@paddock/kernel';
import { BOT_NAMES } from '@paddock/protocol';
import { foldName } from './fold-name.ts';

/** Who would be believed too much. These are reserved as a word of a longer name, too. */
const AUTHORITY = ['admin', 'administrator', 'administrateur', 'moderator', 'modérateur', 'paddock'];

/** What the pages themselves call people, seats and bots, in all languages. `gone` is the name on seats of deleted accounts. */
const OWN_WORDS = [
  'host',
  'gastgeber',
  'hôte',
  'mod',
  'system',
  'système',
  'server',
  'serveur',
  'bot',
  'robot',
  'gone',
];

/** The levels of bots as pages name them: English, French, German. A test compares them with the texts. */
const LEVEL_NAMES = [
  ...LEVELS,
  ...['sunday driver', 'greedy', 'textbook'],
  ...['débutant', 'pilote du dimanche', 'gourmand', 'manuel'],
  ...['neuling', 'profi', 'sonntagsfahrer', 'gierig', 'lehrbuch'],
];

const AUTHORITY_FOLDS = new Set(AUTHORITY.map(foldName));
const RESERVED_FOLDS = new Set([...AUTHORITY, ...OWN_WORDS, ...LEVEL_NAMES, ...BOT_NAMES].map(foldName));

/** Whether a nickname, or one that looks like it, belongs to Paddock itself. */
export function isReservedName(nickname: string): boolean {
  if (RESERVED_FOLDS.has(foldName(nickname))) return true;
  return nickname.split(/[\p{P}\p{Z}\p{S}]+/u).some((word) => word !== '' && AUTHORITY_FOLDS.has(foldName(word)));
}
