/**
 * How many hints each person may ask for in a race. It is an agreement of the table like its clock, neither an option of
 * the game nor part of its record: hints change nothing in the rules.
 */
export const HINT_LIMITS = ['none', 'three', 'unlimited'] as const;
export type HintLimit = (typeof HINT_LIMITS)[number];

/** The limit if nobody chooses one: none among people, three for somebody who plays against bots. */
export function defaultHintLimit(people: number): HintLimit {
  return people > 1 ? 'none' : 'three';
}
