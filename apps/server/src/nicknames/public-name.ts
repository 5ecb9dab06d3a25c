import { Refusal } from '../errors.ts';
import { hasCheckMark, isVisibleName } from './fold-name.ts';
import { isReservedName } from './reserved-names.ts';

/** Refuses names of championships, teams and items of the gallery that nobody could read, or that would be taken for the server's own. */
export function checkPublicName(name: string): void {
  if (!isVisibleName(name)) throw new Refusal('bad-request', 'a name needs characters that can be seen');
  if (hasCheckMark(name)) throw new Refusal('name-reserved', 'names cannot have a check mark');
  if (isReservedName(name)) throw new Refusal('name-reserved', 'this name belongs to Paddock itself');
}
