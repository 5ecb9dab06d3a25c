import { findGame } from '@paddock/games';
import { type DataDescription, type DataOption, optionEntries } from '@paddock/kernel';
import { Refusal } from '../errors.ts';

/** An option whose values people may publish. */
export type PublishableOption = DataOption<unknown> & { describe(value: unknown): DataDescription };

/** The option of a game, or a refusal if there is none whose values can be published. */
export function findPublishableOption(game: string, name: string): PublishableOption {
  const definition = findGame(game);
  if (definition === undefined) throw new Refusal('bad-request', `there is no game "${game}"`);
  const spec =
    definition.galleryOption === name
      ? optionEntries(definition.options).find(([option]) => option === name)?.[1]
      : undefined;
  if (spec?.kind !== 'data' || spec.describe === undefined)
    throw new Refusal('bad-request', `${game} has no option "${name}" whose values can be published`);
  return spec as PublishableOption;
}
