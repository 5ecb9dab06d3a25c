import { describe, expect, it } from 'vitest';
import { declaredLayers, findStyleFaults } from '../boundaries/style-layers.ts';

const PAGE = '<head><style> @layer tokens, kit, table; </style></head>';
const GOOD = [
  { path: 'base/tokens.css', text: `@import 'font.css';\n\n@layer tokens {\n  :root {\n    --ink: #000;\n  }\n}\n` },
  { path: 'kit/buttons.css', text: '@layer kit {\n  .button { margin: 0.5rem; }\n}\n' },
  { path: 'table/table.css', text: '@layer table {\n  .seat .button, .badge-R { color: red }\n}\n' },
];
const CODE = [
  { path: 'kit/Dialog.tsx', text: '<button className="button" />' },
  { path: 'table/Seat.tsx', text: "<li className={isTurn ? 'seat seat-turn' : `badge-${origin}`} />" },
];

function faultsWith(path: string, text: string): string[] {
  return findStyleFaults(PAGE, [...GOOD.filter((style) => style.path !== path), { path, text }], CODE);
}

describe('the layers of style sheets', () => {
  it('are declared by the page', () => {
    expect(declaredLayers(PAGE)).toEqual(['tokens', 'kit', 'table']);
    expect(declaredLayers('<head></head>')).toEqual([]);
  });

  it('have no faults if each style sheet is in the layer of its folder', () => {
    expect(findStyleFaults(PAGE, GOOD, CODE)).toEqual([]);
  });

  it.each([
    ['a style sheet without a layer', 'table/table.css', '.seat { color: red }'],
    ['a style sheet in the layer of another folder', 'table/table.css', '@layer kit { .seat { color: red } }'],
    ['rules behind the layer', 'table/table.css', '@layer table { .seat { color: red } } .seat { color: blue }'],
    ['rules in front of the layer', 'table/table.css', '.seat { color: blue } @layer table { .seat { color: red } }'],
    ['a folder whose layer is not declared', 'chat/chat.css', '@layer chat { p { color: red } }'],
    ['a class that nothing has', 'table/table.css', '@layer table { .rail { color: red } }'],
  ])('finds %s', (_what, path, text) => {
    expect(faultsWith(path, text)).toHaveLength(1);
  });

  it('finds a class of a later layer, except in layers that are shared', () => {
    const page = PAGE.replace('table', 'shell, table');
    const shell = { path: 'shell/shell.css', text: '@layer shell { .seat { color: red } }' };
    expect(findStyleFaults(page, [...GOOD, shell], CODE)).toEqual([
      'shell/shell.css: the class "seat" belongs to a later layer, table',
    ]);
    expect(faultsWith('kit/buttons.css', '@layer kit { .seat { color: red } }')).toEqual([]);
  });

  it('finds a class that begins with a word of another layer', () => {
    const page = PAGE.replace('table', 'table, online');
    const online = { path: 'online/online.css', text: '@layer online { .seat .button, .seat-clock { color: red } }' };
    const code = [...CODE, { path: 'online/Clock.tsx', text: '<p className="seat-clock" />' }];
    expect(findStyleFaults(page, [...GOOD, online], code)).toEqual([
      'online/online.css: "seat-clock" begins with "seat", which is a word of table',
    ]);
  });

  it('finds a declared layer without a style sheet', () => {
    expect(findStyleFaults(PAGE.replace('kit', 'kit, chat'), GOOD, CODE)).toEqual([
      'index.html: no style sheet is in "chat"',
    ]);
  });
});
