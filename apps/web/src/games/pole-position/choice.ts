import type { PolePositionKind } from '@paddock/pole-position';
import type { TableProps } from '../ui.ts';
import type { PoleTexts } from './texts/types.ts';

export type ChoiceProps = TableProps<PolePositionKind, PoleTexts> & { readonly seat: number };
