import type { ComponentType, ReactNode } from 'react';
import type { Language } from '../base/texts/language.ts';

/**
 * The contract between the workshop, which keeps designs and passes them on, and the editor of one game. The workshop never looks
 * inside a design.
 */

/** A design in the making, as the editor keeps it: plain JSON. */
export type DesignDraft = object;

/** What a list shows of a design. */
export interface DesignSummary {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The line of the road, as far as it is drawn. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly isClosed: boolean;
}

/** What the editor tells the page after every change. */
export interface EditedDesign {
  readonly draft: DesignDraft;
  readonly summary: DesignSummary;
  /** The design for files, links and the gallery; `null` until it is drawn to the end. */
  readonly design: object | null;
  /** The value of the game's option for a race on it; `null` while something is wrong with it. */
  readonly value: object | null;
}

export const DESIGN_STARTS = ['empty', 'starter', 'surprise'] as const;
export type DesignStart = (typeof DESIGN_STARTS)[number];

export interface DesignEditorProps<T> {
  readonly t: T;
  readonly language: Language;
  /** Where to begin. A change of it is ignored: the page uses a `key` for another design. */
  readonly draft: DesignDraft;
  readonly onChange: (edited: EditedDesign) => void;
  /** What can be done with the design: race, share, save. */
  readonly renderActions: (edited: EditedDesign) => ReactNode;
}

/** What workshop/index.ts in a game's folder exports. */
export interface WorkshopPackage<T = unknown> {
  readonly texts: Readonly<Record<Language, () => Promise<T>>>;
  /** The option of the game whose values are made here. */
  readonly option: string;
  readonly Editor: ComponentType<DesignEditorProps<T>>;
  readonly createDraft: (start: DesignStart, seed: string, isPortrait: boolean) => Promise<DesignDraft>;
  /** Checks a draft or design from a file, a link or storage; `null` if it is neither. */
  readonly parseDraft: (value: unknown) => DesignDraft | null;
  readonly renameDraft: (draft: DesignDraft, name: string) => DesignDraft;
  readonly summarize: (draft: DesignDraft) => DesignSummary;
}
