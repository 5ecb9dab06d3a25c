import { formatRecord } from '@paddock/kernel';
import type { TableLink } from '../games/table-link.ts';
import { saveBlob } from '../kit/save-blob.ts';

export async function downloadRecord(link: TableLink): Promise<void> {
  const record = new Blob([formatRecord(await link.record())], { type: 'application/json' });
  saveBlob(record, recordFileName(link.info.game, new Date()));
}

export function recordFileName(game: string, day: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `paddock-${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`;
}
