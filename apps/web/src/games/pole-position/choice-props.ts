import type { PolePositionKind } from '@paddock/pole-position';
import type { TableProps } from '../ui.ts';
import type { PolePositionTexts } from './texts/types.ts';

export type ChoiceProps = TableProps<PolePositionKind, PolePositionTexts> & { readonly seat: number };
