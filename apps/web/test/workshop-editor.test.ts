import { buildCircuit, type CircuitDesign, createStarterDesign, DESIGN_FAULT_CODES } from '@paddock/circuit-design';
import type { BoardPoint } from '@paddock/formula-de';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/base/texts/language.ts';
import {
  createDocument,
  parseDocument,
  renameDocument,
  summarizeDocument,
} from '../src/games/formula-de/workshop/editor-document.ts';
import {
  buildDocument,
  createEditorStore,
  type EditorStore,
  shownDocument,
} from '../src/games/formula-de/workshop/editor-store.ts';
import { EIGHT_CORNERS } from '../e2e/workshop-circuit.ts';
import de from '../src/games/formula-de/workshop/texts/de.ts';
import en from '../src/games/formula-de/workshop/texts/en.ts';
import fr from '../src/games/formula-de/workshop/texts/fr.ts';
import { nearestLineTarget } from '../src/games/formula-de/workshop/line-edits.ts';
import { formatTarget, parseTarget } from '../src/games/formula-de/workshop/tools.ts';

const openStarter = (): EditorStore => createEditorStore(createDocument('starter', false));
const designOf = (store: EditorStore): CircuitDesign => shownDocument(store.getState()).design;

function drawLoop(store: EditorStore, points: readonly BoardPoint[]): void {
  for (const point of points) store.getState().tap(point);
  store.getState().tapTarget({ kind: 'handle', index: 0 });
}

describe('drawing from nothing', () => {
  test('taps add points; a tap on the first one closes the loop, and corners, start and pits are there', () => {
    const store = createEditorStore(createDocument('empty', false));
    drawLoop(store, EIGHT_CORNERS);
    const { present } = store.getState().history;
    expect(present.isOpen).toBe(false);
    const { circuit, faults } = buildDocument(present);
    expect(faults).toEqual([]);
    expect(circuit?.corners).toHaveLength(8);
  });

  test('a loop that is drawn the wrong way round is turned', () => {
    const store = createEditorStore(createDocument('empty', false));
    drawLoop(store, EIGHT_CORNERS.toReversed());
    expect(buildDocument(store.getState().history.present).faults).toEqual([]);
  });

  test('three points do not make a loop', () => {
    const store = createEditorStore(createDocument('empty', false));
    drawLoop(store, EIGHT_CORNERS.slice(0, 3));
    expect(store.getState().history.present.isOpen).toBe(true);
  });

  test('points are kept on the board', () => {
    const store = createEditorStore(createDocument('empty', false));
    store.getState().tap([-500, 99_999]);
    expect(designOf(store).handles).toEqual([[0, designOf(store).height]]);
  });

  test('a point added by key lies on the board, however many there are', () => {
    const store = createEditorStore(createDocument('empty', true));
    for (let k = 0; k < 40; k++) store.getState().addPoint();
    const { handles, width, height } = designOf(store);
    expect(handles).toHaveLength(40);
    expect(handles.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true);
  });

  test('there is an end to the number of points', () => {
    const store = createEditorStore(createDocument('empty', false));
    for (let k = 0; k < 200; k++) store.getState().tap([k, k]);
    expect(designOf(store).handles).toHaveLength(120);
    expect(store.getState().news?.code).toBe('board-full');
  });
});

describe('dragging', () => {
  test('is one step of the history, and nothing if it is given up', () => {
    const store = openStarter();
    const before = designOf(store);
    const drag = (x: number): void =>
      store.getState().drag({ target: { kind: 'handle', index: 2 }, from: before.handles[2]!, to: [x, 800] });
    for (const x of [340, 350, 360]) drag(x);
    expect(designOf(store).handles[2]).toEqual([360, 800]);
    store.getState().endDrag(false);
    expect(designOf(store)).toBe(before);
    for (const x of [340, 350, 360]) drag(x);
    store.getState().endDrag(true);
    store.getState().undo();
    expect(designOf(store)).toBe(before);
    store.getState().redo();
    expect(designOf(store).handles[2]).toEqual([360, 800]);
  });

  test('between two points inserts one', () => {
    const store = openStarter();
    const count = designOf(store).handles.length;
    store.getState().drag({ target: { kind: 'between', index: 4 }, from: [0, 0], to: [200, 500] });
    store.getState().endDrag(true);
    expect(designOf(store).handles).toHaveLength(count + 1);
    expect(designOf(store).handles[5]).toEqual([200, 500]);
    expect(store.getState().selection).toEqual({ kind: 'handle', index: 5 });
  });

  test('along the road makes a corner, whichever way the pointer goes', () => {
    for (const isBackward of [false, true]) {
      const store = createEditorStore({ design: { ...createStarterDesign(), corners: [] }, isOpen: false });
      const ends: [BoardPoint, BoardPoint] = [designOf(store).handles[2]!, designOf(store).handles[4]!];
      const [from, to] = isBackward ? ends.toReversed() : ends;
      store.getState().drag({ target: { kind: 'road' }, from: from!, to: to! });
      store.getState().endDrag(true);
      const [corner] = designOf(store).corners;
      expect(corner!.from).toBeCloseTo(2);
      expect(corner!.to).toBeCloseTo(4);
    }
  });

  test('a corner past another one gives it another number, and it stays selected', () => {
    const store = openStarter();
    const { corners, handles } = designOf(store);
    const last = corners.length - 1;
    store.getState().drag({ target: { kind: 'corner', index: 0 }, from: [0, 0], to: handles[15]! });
    store.getState().endDrag(true);
    const { selection } = store.getState();
    expect(selection?.kind).toBe('corner');
    const index = selection?.kind === 'corner' ? selection.index : -1;
    expect(index).toBeGreaterThan(0);
    expect(index).toBeLessThanOrEqual(last);
    expect(designOf(store).corners[index]!.name).toBe(corners[0]!.name);
  });

  test('the start takes the pits along', () => {
    const store = openStarter();
    const { start, pit, handles } = designOf(store);
    store.getState().drag({ target: { kind: 'start' }, from: [0, 0], to: handles[22]! });
    store.getState().endDrag(true);
    expect(designOf(store).start).not.toBe(start);
    expect(designOf(store).pit).not.toEqual(pit);
  });
});

test('where grips overlap, the nearest point is meant', () => {
  const document = createDocument('starter', false);
  const { handles } = document.design;
  const target = { kind: 'handle', index: 9 } as const;
  expect(nearestLineTarget(document, target, handles[5]!)).toEqual({ kind: 'handle', index: 5 });
  // Between the points on the straight.
  expect(nearestLineTarget(document, target, [850, 990])).toEqual({ kind: 'between', index: 22 });
  expect(nearestLineTarget({ ...document, isOpen: true }, target, [850, 990]).kind).toBe('handle');
  expect(nearestLineTarget(document, { kind: 'start' }, [0, 0])).toEqual({ kind: 'start' });
});

describe('keys', () => {
  test('move what has the focus, and a series of them is undone at once', () => {
    const store = openStarter();
    const [x, y] = designOf(store).handles[3]!;
    for (let k = 0; k < 4; k++) store.getState().nudge({ kind: 'handle', index: 3 }, 6, 0);
    expect(designOf(store).handles[3]).toEqual([x + 24, y]);
    store.getState().undo();
    expect(designOf(store).handles[3]).toEqual([x, y]);
  });

  test('move places along the road', () => {
    const store = openStarter();
    const { pit } = designOf(store);
    store.getState().nudge({ kind: 'entry' }, 33, 0);
    expect(designOf(store).pit.entry).toBeGreaterThan(pit.entry);
    expect(designOf(store).pit.exit).toBe(pit.exit);
  });

  test('delete what is selected, but no point that the loop needs', () => {
    const store = openStarter();
    const { corners } = designOf(store);
    store.getState().select({ kind: 'corner', index: 1 });
    store.getState().removeSelected();
    expect(designOf(store).corners).toHaveLength(corners.length - 1);
    for (let k = 0; k < 60; k++) {
      store.getState().select({ kind: 'handle', index: 0 });
      store.getState().removeSelected();
    }
    expect(designOf(store).handles).toHaveLength(4);
  });

  test('add corners at the bends that have none', () => {
    const store = openStarter();
    const wanted = designOf(store).corners.length;
    store.getState().change({ ...designOf(store), corners: [] });
    for (let k = 0; k < wanted; k++) store.getState().addNextCorner();
    expect(buildCircuit(designOf(store)).faults).toEqual([]);
  });
});

describe('scenery', () => {
  test('a stamp is placed by a tap, moved, copied and deleted; land lies below what stands on it', () => {
    const store = openStarter();
    store.getState().setTool('scenery');
    store.getState().setStamp({ kind: 'symbol', symbol: 'tree' });
    store.getState().tap([900, 700]);
    store.getState().setStamp({ kind: 'area', fill: 'sea' });
    store.getState().tap([950, 720]);
    expect(designOf(store).landmarks.map(({ kind }) => kind)).toEqual(['area', 'symbol']);
    store.getState().drag({ target: { kind: 'landmark', index: 1 }, from: [900, 700], to: [930, 650] });
    store.getState().endDrag(true);
    expect(designOf(store).landmarks[1]).toMatchObject({ x: 930, y: 650 });
    expect(buildCircuit(designOf(store)).faults).toEqual([]);
    store.getState().removeSelected();
    expect(designOf(store).landmarks).toHaveLength(1);
  });

  test('without a stamp a tap places nothing', () => {
    const store = openStarter();
    store.getState().setTool('scenery');
    store.getState().tap([900, 700]);
    expect(designOf(store).landmarks).toEqual([]);
  });
});

describe('documents', () => {
  test('survive being stored; a bare design is one too; anything else is refused', () => {
    const document = createDocument('starter', false);
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
    expect(parseDocument(document.design)).toEqual(document);
    for (const value of [null, 3, {}, [], { design: null }, { design: { format: 2 } }])
      expect(parseDocument(value)).toBeNull();
  });

  test('a new name is the same in every language, and the id follows it', () => {
    const { design } = renameDocument(createDocument('starter', false), 'Étoile du Nord');
    expect(design).toMatchObject({ name: 'Étoile du Nord', id: 'etoile-du-nord' });
    expect(design.names).toBeUndefined();
  });

  test('the board for a window that is higher than wide is a square', () => {
    const { design } = createDocument('empty', true);
    expect(design.height).toBe(design.width);
    expect(summarizeDocument(createDocument('empty', true)).outline).toEqual([]);
  });
});

test('targets are written into the page and read back', () => {
  for (const target of [
    { kind: 'handle', index: 12 },
    { kind: 'corner-from', index: 0 },
    { kind: 'start' },
    { kind: 'point', index: 3, point: 7 },
  ] as const)
    expect(parseTarget(formatTarget(target))).toEqual(target);
});

test.each(LANGUAGES)('every fault has a sentence in %s, with its numbers and its corner', (language) => {
  const { faults } = { en, fr, de }[language];
  for (const code of DESIGN_FAULT_CODES) {
    const sentence = faults.sentences[code]({ found: 7, wanted: 42, detail: 'why' }, 'Casino');
    expect(sentence, code).toMatch(/[.!]$|why$/);
    expect(sentence, code).not.toMatch(/undefined|NaN|object/);
  }
  expect(faults.sentences['corner-too-short']({ found: 1, wanted: 2 }, 'Casino')).toContain('Casino');
});
