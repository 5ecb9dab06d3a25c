import type { WearPart } from '@paddock/formula-de';
import type { ReactElement } from 'react';

/** Small flat pictures on a grid of 16, in the colour of the text around them. */
const SYMBOL_PATHS = {
  tyres:
    'M8 .8a7.2 7.2 0 1 0 0 14.4A7.2 7.2 0 0 0 8 .8Zm0 3.9a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Zm0 2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  brakes:
    'M1 2.2h2.6v11.6H1ZM12.4 2.2H15v11.6h-2.6ZM8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Zm0 2.9a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z',
  fuel: 'M2.5 1.5h6.8V14.8H2.5ZM4 3.2v3.4h3.8V3.2ZM9.3 8.2h1.3c.8 0 1 .5 1 1.1v2.6c0 .7.9.7.9 0V6.4l-1.9-2 1-1 2.3 2.5V12c0 2.4-3.7 2.4-3.7 0V9.6h-.9Z',
  body: 'M.8 10.8c0-2 2-2.9 4-3.1l2-3h3.4l1.6 3c2 .2 3.4 1.1 3.4 3.1v1H13.800a2 2 0 0 0-4 0H6.400a2 2 0 0 0-4 0H.8ZM4.4 10.300a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3ZM11.800 10.300a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Z',
  engine:
    'M4.500 2.500h5v1.600H8v1.400h2.600l1.600 1.700H13.400V5.700H15.200V12.300H13.400V10.800H12.200L10.400 13.500H5L3.400 11.500H2.600V13H.8V6.600H2.600V8H3.400V5.500H6V4.100H4.500Z',
  spin: 'M8 1.500a6.500 6.500 0 1 1-6.200 4.500l2 .6A4.400 4.400 0 1 0 8 3.600V6L3.800 2.800 8 0Z',
  stop: 'M3 1h1.700v14H3ZM5.500 1.800C8 .600 9.500 3.200 13.500 1.900V8.300C9.500 9.600 8 7 5.500 8.200Z',
  crash:
    'M8 0l1.700 4.200L13.700 2 12 6.200 16 8l-4 1.800 1.700 4.200-4-2.200L8 16l-1.700-4.200-4 2.200L4 9.800 0 8l4-1.800L2.300 2l4 2.200Z',
  box: 'M1.500 1.500h13v13h-13ZM5 4v8.200h1.900V9.500h1.700c3.700 0 3.700-5.500 0-5.500Zm1.900 1.600h1.400c1.500 0 1.500 2.300 0 2.300H6.900Z',
  finish:
    'M2 1h1.500v14H2ZM4 2h3.300v2.700H4ZM10.600 2H14v2.700h-3.400ZM7.300 4.700h3.300v2.700H7.300ZM4 7.400h3.300v2.700H4ZM10.600 7.400H14v2.700h-3.400ZM4 2h10v.6H4ZM4 9.500h10v.6H4ZM13.400 2H14v8h-.6Z',
  out: 'M3.200 1.500 8 6.300l4.800-4.800 1.700 1.700L9.700 8l4.800 4.800-1.700 1.700L8 9.700l-4.800 4.800-1.700-1.700L6.300 8 1.500 3.200Z',
  free: 'M1.5 8.2 3.6 6 6.600 9 12.600 2.800 14.600 4.900 6.600 13.200Z',
  blocked: 'M2 1.500h12v3.600H2ZM2 6.200h12v3.600H2ZM4 10.900h1.800V15H4ZM10.200 10.900H12V15h-1.800Z',
} as const satisfies Readonly<Record<WearPart, string>> & Readonly<Record<string, string>>;

export type SymbolName = keyof typeof SYMBOL_PATHS;

/** The symbol for use inside an SVG, centred on (x, y). */
export function SymbolShape({
  name,
  x,
  y,
  size,
}: {
  name: SymbolName;
  x: number;
  y: number;
  size: number;
}): ReactElement {
  const scale = size / 16;
  return (
    <path
      d={SYMBOL_PATHS[name]}
      fillRule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      fill="currentColor"
    />
  );
}

export function InlineSymbol({ name }: { name: SymbolName }): ReactElement {
  return (
    <svg className="fd-piece" viewBox="0 0 16 16" aria-hidden="true">
      <path d={SYMBOL_PATHS[name]} fillRule="evenodd" fill="currentColor" />
    </svg>
  );
}
