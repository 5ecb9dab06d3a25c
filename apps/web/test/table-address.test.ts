import { encode } from 'uqr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../src/kit/clipboard.ts';
import { canNotify } from '../src/notifications/notification-settings.ts';
import { isLoopback, tableAddress } from '../src/online/table-address.ts';
import { drawModules, qrMatrix } from '../src/online/QrCode.tsx';

const ID = 'AAAAAAAAAAAA';

afterEach(() => vi.unstubAllGlobals());

describe('the address for invitations', () => {
  const at = (href: string, networkUrl: string | null = null) => tableAddress(ID, new URL(href), networkUrl);

  test('is that of the page, unless only this device can open it', () => {
    expect(at('https://paddock.example/t/x?y#z')).toEqual({
      url: `https://paddock.example/t/${ID}`,
      reach: 'everywhere',
    });
    expect(at('http://192.168.1.20:3000/', 'http://10.0.0.1:3000').url).toBe(`http://192.168.1.20:3000/t/${ID}`);
  });

  test('is the network address if the page was opened as localhost', () => {
    const network = { url: `http://192.168.1.20:3000/t/${ID}`, reach: 'network' };
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'paddock.localhost']) {
      expect(at(`http://${host}/`, 'http://192.168.1.20:3000'), host).toEqual(network);
    }
    expect(at('http://localhost:3000/')).toEqual({ url: `http://localhost:3000/t/${ID}`, reach: 'device' });
  });

  test('is not mistaken for a loopback address', () => {
    expect(['localhost.example', '12.7.0.0', '128.0.0.1', 'notlocalhost'].some(isLoopback)).toBe(false);
  });
});

test('a QR code is drawn with all modules and its quiet zone', async () => {
  const text = `http://192.168.1.20:3000/t/${ID}`;
  const matrix = await qrMatrix(text);
  const { size, path } = drawModules(matrix);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  for (const row of [...drawn.slice(0, 4), ...drawn.slice(-4)]) expect(row.includes(true)).toBe(false);
  expect(drawn[4]!.slice(0, 12).map(Number).join('')).toBe('000011111110');
});

describe('copying', () => {
  const selected: string[] = [];
  const field = (): HTMLInputElement => {
    selected.length = 0;
    const setSelectionRange = (from: number, to: number): number => selected.push(`${from} to ${to}`);
    return { value: 'a link', focus: vi.fn(), select: vi.fn(), setSelectionRange } as unknown as HTMLInputElement;
  };
  const browser = (clipboard: object | undefined, execCommand: () => boolean): void => {
    vi.stubGlobal('navigator', { clipboard });
    vi.stubGlobal('document', { execCommand });
  };

  test('uses the clipboard API if there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browser({ writeText }, () => false);
    expect(await copyText('a link', field())).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a link');
  });

  test('copies the selected field on plain http, and where the clipboard is refused', async () => {
    for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error('denied')) }]) {
      const one = field();
      browser(clipboard, () => true);
      expect(await copyText('a link', one)).toBe(true);
      expect(selected).toEqual(['0 to 6']);
    }
  });

  test('reports failure and leaves the text selected', async () => {
    const one = field();
    browser(undefined, () => false);
    expect(await copyText('a link', one)).toBe(false);
    expect(selected).toEqual(['0 to 6']);
    browser(undefined, () => {
      throw new Error('no longer supported');
    });
    expect(await copyText('a link', one)).toBe(false);
  });
});

test('notifications are offered only with browser support', () => {
  const offered = (secure: boolean, ...there: string[]): boolean => {
    vi.unstubAllGlobals();
    vi.stubGlobal('isSecureContext', secure);
    for (const name of there) vi.stubGlobal(name, {});
    return canNotify();
  };
  expect(offered(true, 'Notification', 'PushManager')).toBe(true);
  expect(offered(false, 'Notification', 'PushManager')).toBe(false);
  expect(offered(true, 'Notification')).toBe(false);
  expect(offered(true)).toBe(false);
});
