/** Formats a number of bytes. */
export function formatBytes(count: number, language: string): string {
  const [value, unit] = count < 1e9 ? [count / 1e6, 'megabyte'] : [count / 1e9, 'gigabyte'];
  return value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: 1 });
}

const DURATION_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats a duration in its two largest units: "3 days 4 hr". */
export function formatDuration(ms: number, language: string): string {
  const first = DURATION_UNITS.findIndex(([, length]) => ms >= length);
  const used = first === -1 ? DURATION_UNITS.slice(-1) : DURATION_UNITS.slice(first, first + 2);
  let left = ms;
  return used
    .map(([unit, length]) => {
      const count = Math.floor(left / length);
      left -= count * length;
      return count.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' });
    })
    .join(' ');
}

export function formatDateTime(at: number, language: string): string {
  return new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}

export function formatDate(at: number, language: string): string {
  return new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
}
