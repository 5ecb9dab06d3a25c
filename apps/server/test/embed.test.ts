import type { Table } from '@paddock/protocol';
import { describe, expect, it } from 'vitest';
import { drawCard } from '../src/pages/card/svg.ts';
import { previewTable } from '../src/pages/table-preview.ts';
import type { StoredTable } from '../src/tables/repository.ts';
import { OPEN_SEAT, OWN_SEAT, ROOKIE_SEAT } from './player.ts';
import { createPageSite } from './page-site.ts';
import { IN_MEMORY, served } from './served.ts';

const site = createPageSite();

describe('a race on other sites', () => {
  const server = served(IN_MEMORY, {}, site);

  const createTable = async (wanted: object): Promise<Table> =>
    (await server.person('Ann')).createTable({ game: 'formula', seats: [OWN_SEAT, ROOKIE_SEAT], ...wanted });
  const open = (path: string): Promise<Response> => fetch(server.base + path);

  it('may be framed if it is public, and no other page may', async () => {
    const { id } = await createTable({ listed: true });
    const embedded = await open(`/embed/${id}`);
    expect(embedded.status).toBe(200);
    expect(embedded.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(embedded.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(embedded.headers.get('x-frame-options')).toBeNull();
    expect(embedded.headers.get('set-cookie')).toBeNull();
    for (const path of ['/', `/t/${id}`, '/lobby', `/embed/${id}/x`]) {
      const page = await open(path);
      expect([path, page.headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }
  });

  it('is not shown if it is private, waits for people or does not exist', async () => {
    const hidden = await createTable({ listed: false });
    const waiting = await createTable({ listed: true, seats: [OWN_SEAT, OPEN_SEAT] });
    for (const id of [hidden.id, waiting.id, 'AAAAAAAAAAAA', 'x']) {
      const page = await open(`/embed/${id}`);
      expect([id, page.status]).toEqual([id, 404]);
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});

describe('the picture of a result', () => {
  const seat = (number: number, name: string, person: string | null) => ({
    seat: number,
    kind: person === null ? 'bot' : 'person',
    name,
    person,
  });
  const stored = {
    table: { game: 'formula', phase: 'over', ranking: '[[2],[0,1]]', host: 'ann' },
    seats: [seat(0, 'Ann', 'ann'), seat(1, 'rookie', null), seat(2, 'Turing', 'bot')],
  } as unknown as StoredTable;

  it('has the places with names, BOT accounts marked, ties together', () => {
    const { title, card } = previewTable(stored, 'en', new Set(['bot']));
    expect(title).toBe('Turing (BOT) wins: Formula');
    expect(card.result).toEqual([
      { place: 1, name: 'Turing (BOT)' },
      { place: 2, name: 'Ann' },
      { place: 2, name: 'Bruno' },
    ]);
    const drawn = drawCard(card, '');
    for (const name of ['Turing (BOT)', 'Ann', 'Bruno']) expect(drawn).toContain(`>${name}</text>`);
  });

  it('escapes names, and leaves out those that the font cannot write', () => {
    const odd = {
      ...stored,
      seats: [seat(0, '<b>&', 'ann'), seat(1, '漢字', 'x'), seat(2, 'Turing', 'bot')],
    } as unknown as StoredTable;
    const { card } = previewTable(odd, 'fr');
    expect(card.result!.map(({ name }) => name)).toEqual(['Turing', '<b>&', '…']);
    expect(drawCard(card, '')).not.toContain('<b>');
  });
});
