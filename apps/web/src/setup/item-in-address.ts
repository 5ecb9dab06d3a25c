import { type GameDefinition, optionEntries } from '@paddock/kernel';
import { callApi } from '../base/api.ts';
import type { OptionValues } from './OptionsForm.tsx';

/** The item of the gallery that the address of the page names, or `null`. */
export function itemInAddress(): string | null {
  const id = new URLSearchParams(location.search).get('item');
  return id !== null && /^[0-9a-f]{64}$/.test(id) ? id : null;
}

/** The options of a race on what the address names: an item of the gallery, or a value that comes with the game. */
export async function loadOptionsInAddress(definition: GameDefinition): Promise<OptionValues> {
  const [option, spec] = optionEntries(definition.options).find(([name]) => name === definition.galleryOption) ?? [];
  if (option === undefined || spec?.kind !== 'data') return {};
  const id = itemInAddress();
  const item = id === null ? null : await callApi<{ readonly value: unknown }>('GET', `/api/gallery/${id}`);
  const value = item === null ? new URLSearchParams(location.search).get('builtin') : item.ok ? item.value.value : null;
  return value === null || spec.check(value) !== null ? {} : { ...spec.when, [option]: value };
}
