import { formatRecord } from '@paddock/kernel';
import type { TableLink } from '../games/table-link.ts';

export async function downloadRecord(link: TableLink): Promise<void> {
  const url = URL.createObjectURL(new Blob([formatRecord(await link.record())], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = recordFileName(link.info.game, new Date());
  anchor.click();
  // Some browsers start the download a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function recordFileName(game: string, day: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `paddock-${game}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`;
}
