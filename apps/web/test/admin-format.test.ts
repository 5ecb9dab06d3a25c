import { expect, test } from 'vitest';
import { formatBytes, formatDate, formatDuration } from '../src/admin/format.ts';

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test('bytes are formatted in MB or GB', () => {
  expect(plain(formatBytes(143_000_000, 'en'))).toBe('143 MB');
  expect(plain(formatBytes(5_440_000, 'de'))).toBe('5,4 MB');
  expect(plain(formatBytes(2_500_000_000, 'fr'))).toBe('2,5 Go');
  expect(plain(formatBytes(0, 'en'))).toBe('0 MB');
});

test('durations have their two largest units', () => {
  expect(plain(formatDuration(20_000, 'en'))).toBe('0 min');
  expect(plain(formatDuration(61_000, 'en'))).toBe('1 min');
  expect(plain(formatDuration(3_600_000, 'en'))).toBe('1 hr 0 min');
  expect(plain(formatDuration(93_784_000, 'de'))).toBe('1 Tg. 2 Std.');
});

test('dates are formatted in the language', () => {
  expect(formatDate(Date.UTC(2026, 0, 15, 12), 'fr')).toBe('15 janv. 2026');
});
