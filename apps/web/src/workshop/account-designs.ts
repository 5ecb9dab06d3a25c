import type { Result } from '@paddock/kernel';
import type { DesignSummary as AccountDesign, SavedDesign } from '@paddock/protocol';
import { type ApiError, callApi } from '../base/api.ts';
import type { WorkshopPackage } from '../games/workshop.ts';
import { WORKSHOP_GAME } from '../games/workshops.ts';
import { localDesigns, newDesignId, noteAccountVersion } from './design-store.ts';

/**
 * Designs in the person's account, where all their devices find them. They are saved there on request, and opened as designs
 * of this device. The account counts versions too: what another device has saved is not overwritten.
 */

/** Puts a design of this device into the account, unless another device has changed it there. */
export async function saveToAccount(id: string, option: string): Promise<Result<AccountDesign, ApiError>> {
  const { draft, summary, accountVersion = 0 } = (await localDesigns.load(id))!;
  const body = { game: WORKSHOP_GAME, option, name: summary.name, design: draft, version: accountVersion };
  const saved = await callApi<AccountDesign>('PUT', `/api/me/designs/${id}`, body);
  if (saved.ok) await noteAccountVersion(id, saved.value.version);
  return saved;
}

/** The latest first. */
export async function listAccountDesigns(): Promise<readonly AccountDesign[]> {
  const listed = await callApi<AccountDesign[]>('GET', '/api/me/designs');
  return listed.ok ? listed.value.filter(({ game }) => game === WORKSHOP_GAME) : [];
}

/**
 * Brings a design of the account to this device and returns its id here. What this device has of it is never overwritten: if
 * it is another version, the one of the account becomes a design of its own.
 */
export async function openAccountDesign(id: string, workshop: WorkshopPackage): Promise<string | null> {
  const loaded = await callApi<SavedDesign>('GET', `/api/me/designs/${id}`);
  const draft = loaded.ok ? workshop.parseDraft(loaded.value.design) : null;
  if (!loaded.ok || draft === null) return null;
  const { version } = loaded.value;
  const known = await localDesigns.load(id);
  if (known?.accountVersion === version) return id;
  const localId = known === undefined ? id : newDesignId();
  const saved = await localDesigns.save(localId, { draft, summary: workshop.summarize(draft) }, 0);
  if (saved.ok && localId === id) await noteAccountVersion(id, version);
  return saved.ok ? localId : null;
}

export function removeAccountDesign(id: string): Promise<Result<void, ApiError>> {
  return callApi('DELETE', `/api/me/designs/${id}`);
}
