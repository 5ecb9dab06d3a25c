import { expect, test } from 'vitest';
import { momentInAddress } from '../src/online/moment-address.ts';
import { embedCode } from '../src/online/embed-code.ts';

test('a link to a moment of an online race names an entry', () => {
  expect(momentInAddress('?at=185')).toBe(185);
  expect(momentInAddress('?x=1&at=0')).toBe(0);
  for (const search of ['', '?at=', '?at=-1', '?at=1e3', '?at=12345678']) expect(momentInAddress(search)).toBeNull();
});

test('the code for a blog frames the embedded race', () => {
  expect(embedCode('AbCdEfGh1234', 'https://paddock.example.org')).toContain(
    'src="https://paddock.example.org/embed/AbCdEfGh1234"',
  );
});
