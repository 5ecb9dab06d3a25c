import type { BoardLabel, BoardPoint, Ink, Landmark, SymbolName } from '@paddock/formula-de';
import type { Rng } from '@paddock/kernel';
import { buildCircuit } from '../build.ts';
import type { CircuitDesign } from '../design.ts';
import { FreeGround } from './free-ground.ts';
import type { CircuitStyle } from './generate.ts';
import { layWater } from './water.ts';

/** Room around the title, in board units. */
const MIN_TITLE_ROOM = 26;
/** The sea needs a larger board. */
const SEA_HEIGHT = 240;

export const GROUNDS: Readonly<Record<CircuitStyle, Ink>> = {
  street: 'stone',
  park: 'grass',
  coast: 'sand',
  desert: 'dune',
};

interface StyleMarks {
  /** The colour of the title. */
  readonly title: Ink;
  /** Flat patches under everything: colour, how many, size from and to. */
  readonly patches: readonly {
    readonly fill: Ink;
    readonly count: number;
    readonly size: number;
    readonly opacity: number;
  }[];
  /** What stands around: picture, colour, size, and how many for each million square units. */
  readonly symbols: readonly {
    readonly symbol: SymbolName;
    readonly fills: readonly Ink[];
    readonly size: number;
    readonly density: number;
  }[];
}

const MARKS: Readonly<Record<CircuitStyle, StyleMarks>> = {
  street: {
    title: 'roof',
    patches: [
      { fill: 'wall', count: 9, size: 150, opacity: 0.9 },
      { fill: 'grass', count: 4, size: 110, opacity: 0.9 },
    ],
    symbols: [
      { symbol: 'hotel', fills: ['roof', 'red', 'racing-green'], size: 96, density: 5 },
      { symbol: 'casino', fills: ['racing-green', 'roof'], size: 100, density: 1 },
      { symbol: 'house', fills: ['roof', 'red', 'shade'], size: 66, density: 16 },
      { symbol: 'tree', fills: ['wood', 'racing-green'], size: 50, density: 22 },
    ],
  },
  park: {
    title: 'paper',
    patches: [
      { fill: 'wood', count: 7, size: 190, opacity: 0.45 },
      { fill: 'dune', count: 6, size: 150, opacity: 0.5 },
      { fill: 'sea', count: 2, size: 105, opacity: 1 },
    ],
    symbols: [
      { symbol: 'house', fills: ['roof'], size: 84, density: 2.5 },
      { symbol: 'tree', fills: ['wood', 'racing-green'], size: 62, density: 70 },
    ],
  },
  coast: {
    title: 'white',
    patches: [
      { fill: 'dune', count: 7, size: 150, opacity: 0.6 },
      { fill: 'grass', count: 6, size: 160, opacity: 0.85 },
    ],
    symbols: [
      { symbol: 'hotel', fills: ['roof', 'red'], size: 92, density: 2 },
      { symbol: 'house', fills: ['roof', 'red'], size: 66, density: 7 },
      { symbol: 'palm', fills: ['racing-green', 'wood'], size: 76, density: 26 },
      { symbol: 'tuft', fills: ['wood'], size: 34, density: 22 },
    ],
  },
  desert: {
    title: 'roof',
    patches: [
      { fill: 'sand', count: 9, size: 210, opacity: 0.9 },
      { fill: 'shade', count: 7, size: 95, opacity: 0.75 },
      { fill: 'roof', count: 4, size: 80, opacity: 0.8 },
      { fill: 'sea', count: 1, size: 90, opacity: 1 },
    ],
    symbols: [
      { symbol: 'palm', fills: ['racing-green', 'wood'], size: 78, density: 9 },
      { symbol: 'house', fills: ['shade'], size: 58, density: 2.5 },
      { symbol: 'tuft', fills: ['wood', 'shade'], size: 38, density: 48 },
    ],
  },
};

/** Draws title and landscape where there is room for them: landmarks stand clear of the road, of flags and of each other. */
export function addScenery(rng: Rng, design: CircuitDesign, style: CircuitStyle): CircuitDesign {
  const isSeaBelow = rng.below(2) === 0;
  const wide = style === 'coast' ? addRoom(design, isSeaBelow) : design;
  const labels = style === 'coast' ? placeTitleInSea(wide, isSeaBelow) : placeTitle(wide, MARKS[style].title);
  const titled = { ...wide, labels };
  const { circuit, drawing } = buildCircuit(titled);
  const ground = new FreeGround(titled, circuit!, drawing!);
  const water = style === 'coast' ? layWater(rng, titled, ground, isSeaBelow) : [];
  const stand = placeGrandstand(ground);
  const patches = MARKS[style].patches.flatMap(({ fill, count, size, opacity }) =>
    Array.from({ length: count }, () => drawPatch(rng, titled, ground, fill, size, opacity)).flat(),
  );
  const area = (titled.width * titled.height) / 1e6;
  const symbols = MARKS[style].symbols.flatMap(({ symbol, fills, size, density }) =>
    Array.from({ length: Math.round(density * area) }, (): Landmark[] => {
      const grown = Math.round(size * (0.85 + rng.below(30) / 100));
      const [x, y] = [40 + rng.below(titled.width - 80), 40 + rng.below(titled.height - 80)];
      const half = symbol === 'casino' ? grown * 0.85 : grown * 0.55;
      if (!ground.take(x, y, half)) return [];
      return [{ kind: 'symbol', symbol, x, y, size: grown, fill: rng.pick(fills) }];
    }).flat(),
  );
  // What stands further down is nearer to the viewer and is drawn later.
  const standing = [...symbols].sort((a, b) => ('y' in a ? a.y : 0) - ('y' in b ? b.y : 0));
  return { ...titled, landmarks: [...patches, ...water, ...stand, ...standing] };
}

/** A higher board, with the new room below or above the road. */
function addRoom(design: CircuitDesign, isBelow: boolean): CircuitDesign {
  const height = design.height + SEA_HEIGHT;
  if (isBelow) return { ...design, height };
  return { ...design, height, handles: design.handles.map(([x, y]): BoardPoint => [x, y + SEA_HEIGHT]) };
}

/** A soft blob. Only those that are hardly different from the ground may run under the road and the title. */
function drawPatch(
  rng: Rng,
  design: CircuitDesign,
  ground: FreeGround,
  fill: Ink,
  size: number,
  opacity: number,
): Landmark[] {
  const isSolid = fill === 'sea' || fill === 'roof' || fill === 'shade';
  for (let tries = 0; tries < 12; tries++) {
    const [x, y] = [rng.below(design.width), rng.below(design.height)];
    const radius = size * (0.7 + rng.below(60) / 100);
    if (isSolid ? !ground.take(x, y, radius) : ground.coversWriting(x, y, radius)) continue;
    const stretch = 0.6 + rng.below(60) / 100;
    const points = Array.from({ length: 9 }, (_, k): BoardPoint => {
      const angle = (k / 9) * 2 * Math.PI;
      const out = radius * (0.72 + rng.below(28) / 100);
      // Adding 0 makes 0 of -0, which JSON does not know.
      return [
        Math.round(x + Math.cos(angle) * out) + 0,
        Math.round(y + Math.sin(angle) * out * Math.min(stretch, 1)) + 0,
      ];
    });
    return [{ kind: 'area', fill, points, smooth: true, ...(opacity < 1 ? { opacity } : {}) }];
  }
  return [];
}

/** A grandstand along the start straight, on the outside. */
function placeGrandstand(ground: FreeGround): Landmark[] {
  for (const row of [-6, -9, -3, -12]) {
    const { x, y, angle } = ground.besideStart(row, -98);
    if (!ground.take(x, y, 40)) continue;
    return [
      {
        kind: 'symbol',
        symbol: 'grandstand',
        x: Math.round(x),
        y: Math.round(y),
        size: 100,
        angle: Math.round(angle) + 0,
      },
    ];
  }
  return [];
}

/** The name in large letters on the water. */
function placeTitleInSea(design: CircuitDesign, isBelow: boolean): BoardLabel[] {
  const longest = Math.max(...Object.values(design.names ?? {}).map((name) => name.length), design.name.length);
  const size = Math.min(112, Math.floor((design.width - 160) / (longest * 0.6)));
  const middle = SEA_HEIGHT * 0.52;
  const y = Math.round((isBelow ? design.height - middle : middle) + size * 0.36);
  return [{ text: titleOf(design), x: 80, y, size, fill: 'white', anchor: 'start', style: 'title' }];
}

function titleOf({ name, names }: CircuitDesign): { en: string } {
  const translated = Object.entries(names ?? {}).map(([key, text]) => [key, text.toUpperCase()]);
  return { en: name.toUpperCase(), ...Object.fromEntries(translated) };
}

/** The name where it is largest: a free box inside or outside the loop. */
function placeTitle(design: CircuitDesign, fill: Ink): BoardLabel[] {
  const { circuit, drawing } = buildCircuit(design);
  const ground = new FreeGround(design, circuit!, { ...drawing!, flags: [] });
  const longest = Math.max(...Object.values(design.names ?? {}).map((name) => name.length), design.name.length);
  for (let size = 120; size >= 34; size -= 4) {
    const [width, height] = [longest * size * 0.6 + 20, size * 1.05];
    let best: { x: number; y: number; room: number } | null = null;
    for (let y = height / 2 + 36; y < design.height - height / 2 - 30; y += 22)
      for (let x = width / 2 + 40; x < design.width - width / 2 - 36; x += 26) {
        const room = ground.roomAround(x, y, width / 2, height / 2, Math.max(best?.room ?? 0, MIN_TITLE_ROOM));
        if (room > MIN_TITLE_ROOM && room > (best?.room ?? 0)) best = { x, y, room };
      }
    if (best)
      return [
        {
          text: titleOf(design),
          x: Math.round(best.x),
          y: Math.round(best.y + size * 0.36),
          size,
          fill,
          style: 'title',
        },
      ];
  }
  return [];
}
