import type { DesignFault, DesignFaultCode, LaneChanges } from '@paddock/circuit-design';
import type { Ink, SymbolName } from '@paddock/formula-de';
import type { EditorNews } from '../editor-store.ts';
import type { LineMark, Tool } from '../tools.ts';

type Texts<N extends string> = { readonly [name in N]: string };

/** How a fault is put into words: the numbers found and wanted, and the corner it is about. */
export type FaultSentence = (fault: Pick<DesignFault, 'found' | 'wanted' | 'detail'>, corner: string) => string;

/** The texts of the editor. */
export interface WorkshopTexts extends Texts<
  'board' | 'tools' | 'undo' | 'redo' | 'zoomIn' | 'zoomOut' | 'showAll' | 'name' | 'keysTitle' | 'remove'
> {
  readonly steps: Readonly<Record<Tool, string>>;
  /** The label of a step for screen readers: its number and whether nothing is left to do in it. */
  readonly step: (number: number, title: string, isDone: boolean) => string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
  readonly news: Readonly<Record<EditorNews, string>>;
  readonly draw: Texts<
    | 'first'
    | 'goOn'
    | 'canClose'
    | 'closed'
    | 'close'
    | 'closeAt'
    | 'add'
    | 'reverse'
    | 'trace'
    | 'traceHint'
    | 'traceFile'
  > &
    Texts<'opacity' | 'scale' | 'moveX' | 'moveY' | 'traceRemove'> & {
      readonly handle: (number: number, count: number) => string;
      readonly facts: (rows: number, corners: number, cells: number) => string;
    };
  readonly corners: Texts<
    'hint' | 'needsLoop' | 'find' | 'add' | 'list' | 'name' | 'stops' | 'laneChanges' | 'begins' | 'ends' | 'ways'
  > & {
    readonly corner: (number: number, name: string, stops: number) => string;
    readonly changes: Readonly<Record<LaneChanges, string>>;
    /** The longest and the shortest way through a corner, as on its flag. */
    readonly lengths: (longest: number, shortest: number) => string;
  };
  readonly start: Texts<'hint'> & {
    readonly marks: Readonly<Record<LineMark, string>>;
    readonly back: (mark: string) => string;
    readonly forward: (mark: string) => string;
  };
  readonly scenery: Texts<
    | 'hint'
    | 'placing'
    | 'ground'
    | 'symbolsTitle'
    | 'areasTitle'
    | 'addText'
    | 'text'
    | 'size'
    | 'angle'
    | 'colour'
    | 'usualColour'
    | 'duplicate'
  > & {
    readonly inks: Readonly<Record<Ink, string>>;
    readonly symbols: Readonly<Record<SymbolName, string>>;
    readonly kinds: Texts<'area' | 'line' | 'tunnel'>;
    readonly mark: (number: number, name: string) => string;
    readonly point: (number: number, count: number) => string;
  };
  readonly faults: Texts<'none' | 'open' | 'fix' | 'title'> & {
    readonly count: (count: number) => string;
    readonly show: (sentence: string) => string;
    readonly fixOf: (sentence: string) => string;
    readonly sentences: Readonly<Record<DesignFaultCode, FaultSentence>>;
  };
}
