import type { Language } from '../../../../base/texts/language.ts';
import type { EditorStore } from '../editor-store.ts';
import type { WorkshopTexts } from '../texts/types.ts';
import type { BuiltDesign } from '../useBuiltDesign.ts';

export interface PanelProps {
  readonly store: EditorStore;
  readonly built: BuiltDesign;
  readonly t: WorkshopTexts;
  readonly language: Language;
}
