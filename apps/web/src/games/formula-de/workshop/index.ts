import { textLoaders } from '../../text-loaders.ts';
import type { DesignDraft, WorkshopPackage } from '../../workshop.ts';
import {
  createDocument,
  type EditorDocument,
  parseDocument,
  renameDocument,
  summarizeDocument,
} from './editor-document.ts';
import { Editor } from './Editor.tsx';
import { generateSurprise } from './surprise.ts';
import type { WorkshopTexts } from './texts/types.ts';

/** Pages pass back only what `createDraft` and `parseDraft` gave them. */
const documentOf = (draft: DesignDraft): EditorDocument => draft as EditorDocument;

export const workshop: WorkshopPackage<WorkshopTexts> = {
  texts: textLoaders<WorkshopTexts>(import.meta.glob('./texts/??.ts')),
  option: 'circuit',
  Editor,
  createDraft: async (start, seed, isPortrait) =>
    start === 'surprise' ? { design: await generateSurprise(seed), isOpen: false } : createDocument(start, isPortrait),
  parseDraft: parseDocument,
  renameDraft: (draft, name) => renameDocument(documentOf(draft), name),
  summarize: (draft) => summarizeDocument(documentOf(draft)),
};
