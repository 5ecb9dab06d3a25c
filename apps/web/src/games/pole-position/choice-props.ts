import type { PolePositionTypes } from '@paddock/pole-position';
import type { TableProps } from '../ui.ts';
import type { PolePositionTexts } from './texts/types.ts';

export type ChoiceProps = TableProps<PolePositionTypes, PolePositionTexts> & { readonly seat: number };
