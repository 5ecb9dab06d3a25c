import type { Language } from '@paddock/kernel';
import type { Drawing, FlagPlace } from './drawing.ts';
import { type Circuit, type CircuitCorner, omitDrawing } from './format.ts';

/** Translations of a plain name; where one is missing the plain name is shown. */
export type NameTranslations = { readonly [language in Language]?: string };

/** A text on the board: the same for everybody, or one for each language. English stands in for what is missing. */
export type LocalText = string | ({ readonly en: string } & NameTranslations);

export function textIn(text: LocalText, language: Language): string {
  return typeof text === 'string' ? text : (text[language] ?? text.en);
}

export function circuitName({ name, names }: Pick<Circuit, 'name' | 'names'>, language: Language): string {
  return names?.[language] ?? name;
}

/** A corner's name: a translation if there is one, else as its flag spells it, else as in the facts. */
export function cornerName(
  { name, names }: CircuitCorner,
  flag: Pick<FlagPlace, 'text'> | undefined,
  language: Language,
): string {
  const printed = flag?.text;
  const translated = typeof printed === 'object' ? printed[language] : undefined;
  return translated ?? names?.[language] ?? (printed === undefined ? name : textIn(printed, 'en'));
}

/** The circuit with the names of one language in place of its own; `names` and `drawing` are gone from it. */
export function localizeCircuit(circuit: Circuit, drawing: Drawing, language: Language): Circuit {
  const { names: _names, ...facts } = omitDrawing(circuit);
  return {
    ...facts,
    name: circuitName(circuit, language),
    corners: circuit.corners.map((corner) => {
      const { names: _translations, ...rest } = corner;
      const flag = drawing.flags.find((place) => place.corner === corner.id);
      return { ...rest, name: cornerName(corner, flag, language) };
    }),
  };
}

/** The drawing with plain texts of one language. Corner names come from the localized circuit. */
export function localizeDrawing(drawing: Drawing, language: Language): Drawing {
  return {
    ...drawing,
    labels: drawing.labels.map((label) => ({ ...label, text: textIn(label.text, language) })),
    flags: drawing.flags.map(({ text: _text, ...place }) => place),
  };
}
