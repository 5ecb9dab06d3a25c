import { findBot } from '@paddock/bots';
import { formulaDe, type FormulaDeTypes, type Options } from '@paddock/formula-de';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CameraTarget,
  closestScale,
  findCovered,
  type Framing,
  frameTarget,
  legibleTarget,
  MIN_CELL_PX,
  miniMapCornerOf,
  type Overlays,
  showsTarget,
} from '../src/games/formula-de/camera-framing.ts';
import { cameraTargetOf } from '../src/games/formula-de/camera-target.ts';
import { circuitBoardOf, poseAt } from '../src/games/formula-de/circuit-board.ts';
import { overlaysOfDrive } from '../src/games/formula-de/overlays.ts';
import type { Position } from '../src/games/table-link.ts';
import { playBotRace } from './bot-race.ts';

const OPTIONS: Options = { circuit: 'monaco', laps: 1, carsPerPlayer: 1, dashboards: 'hidden', teamPoints: false };
const board = circuitBoardOf('monaco', 'en');
const { width, height, laneWidth } = board.drawing;
/** The sizes of the board on a phone, on a desktop and on a large screen. */
const WINDOWS = [
  { width: 390, height: 226 },
  { width: 838, height: 846 },
  { width: 1864, height: 1386 },
];
const OVERLAYS: Overlays = {
  top: { left: 0, width: 74, height: 74 },
  bottom: { left: 0, width: 190, height: 56 },
};
const decisions: Position<FormulaDeTypes>[] = [];

beforeAll(() => {
  for (const { before } of playBotRace(formulaDe, 3, OPTIONS, 'camera', findBot('formula-de', 'greedy')!, 0)) {
    if (before.legal.length > 0) decisions.push(before);
  }
  expect(decisions.length).toBeGreaterThan(30);
});

function targetOf({ view, previews }: Position<FormulaDeTypes>): CameraTarget {
  return cameraTargetOf(board, { view, event: null, isAsked: true, previews, considered: null })!;
}

describe('the camera of Formula Dé', () => {
  it.each(WINDOWS.slice(1))('shows the sign of the corner to brake for while cells stay large, at %o', (size) => {
    const limits = { fit: Math.min(size.width / width, size.height / height), laneWidth };
    let seen = 0;
    let seenByChance = 0;
    for (const { sign, ...cells } of decisions.map(targetOf)) {
      const { left, right, top, bottom } = sign!;
      const isInside = ({ x, y, k }: Framing): boolean =>
        k * left + x >= 0 && k * right + x <= size.width && k * top + y >= 0 && k * bottom + y <= size.height;
      const framing = frameTarget({ ...cells, sign: sign! }, size, limits, OVERLAYS);
      const withoutSign = frameTarget(cells, size, limits, OVERLAYS);
      expect(framing.k).toBeGreaterThanOrEqual(0.8 * withoutSign.k);
      if (isInside(framing)) seen++;
      if (isInside(withoutSign)) seenByChance++;
    }
    // Other corners are too far away.
    expect(seen).toBeGreaterThan(0.5 * decisions.length);
    expect(seenByChance).toBeLessThan(0.8 * seen);
  });

  it.each(WINDOWS)('shows the car and all it can reach, in cells of 44 px if they fit, at %o', (size) => {
    const fit = Math.min(size.width / width, size.height / height);
    for (const position of decisions) {
      const target = targetOf(position);
      const { x, y, k } = frameTarget(target, size, { fit, laneWidth }, OVERLAYS);
      const car = position.view.cars[position.view.order[0]!]!;
      expect(target.places).toContain(poseAt(board, car.cell!));
      for (const place of target.places) {
        expect(k * place.x + x).toBeGreaterThan(0);
        expect(k * place.x + x).toBeLessThan(size.width);
        expect(k * place.y + y).toBeGreaterThan(0);
        expect(k * place.y + y).toBeLessThan(size.height);
      }
      const isFilled =
        k * (target.box.right - target.box.left) > size.width - 1 ||
        k * (target.box.bottom - target.box.top) > size.height - OVERLAYS.top.height - OVERLAYS.bottom.height - 1;
      if (!isFilled) expect(k * laneWidth).toBeGreaterThanOrEqual(MIN_CELL_PX);
    }
  });

  it('grows with the window', () => {
    const [phone, desktop, large] = WINDOWS.map((size) => closestScale(size, laneWidth, true));
    expect(phone! * laneWidth).toBe(MIN_CELL_PX);
    expect(desktop).toBeGreaterThan(phone!);
    expect(large).toBeGreaterThan(1.5 * desktop!);
  });

  it('frames the considered gear, and keeps it while its die rolls', () => {
    const position = decisions.find(({ view, legal }) => view.phase === 'gear' && legal.length > 2)!;
    const { view, previews } = position;
    const gear = previews!.find((preview) => preview.kind === 'gear')!;
    const considered = cameraTargetOf(board, { view, event: null, isAsked: true, previews, considered: gear })!;
    const ends = gear.kind === 'gear' ? gear.outlook.ends.map(({ to }) => poseAt(board, to)) : [];
    expect(considered.places.slice(1)).toEqual(ends);
    expect(considered.places.length).toBeLessThan(targetOf(position).places.length);
    const event = { type: 'rolled', car: gear.car, gear: gear.kind === 'gear' ? gear.gear : 0, result: 1 } as const;
    const rolling = cameraTargetOf(board, { view, event, isAsked: false, previews, considered: null });
    expect(rolling).toEqual(considered);
    // Somebody else's roll in the same gear.
    const other = view.cars.find(({ car, cell }) => car !== gear.car && cell !== null)!.car;
    const far = cameraTargetOf(board, {
      view,
      event: { ...event, car: other },
      isAsked: false,
      previews,
      considered: null,
    });
    expect(far).toMatchObject({ isDecision: false, places: [] });
  });

  it('shows where a considered gear would drop the car out', () => {
    const found = decisions.flatMap(({ view, previews }) =>
      (previews ?? []).flatMap((preview) =>
        preview.kind === 'gear' && preview.outlook.shares.out === 1 ? [{ view, previews, considered: preview }] : [],
      ),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const situation of found) {
      const target = cameraTargetOf(board, { ...situation, event: null, isAsked: true })!;
      expect(target).toMatchObject({ isDecision: true });
      expect(target.places.length).toBe(1 + situation.considered.outlook.rolls.length);
    }
  });

  it('pulls back for the moves of others, and contains their whole way', () => {
    const { view } = decisions.at(-1)!;
    const path = ['m.s2.3', 'm.s2.4', 'm.s2.5', 'm.s2.6'].filter((id) => board.cells.has(id));
    expect(path.length).toBe(4);
    const event = {
      type: 'moved',
      car: 1,
      from: path[0]!,
      to: path[3]!,
      path: path.slice(1),
      lap: 1,
      stops: 0,
      since: 0,
      status: 'racing',
      tyres: null,
      brakes: null,
      left: null,
    } as const;
    const target = cameraTargetOf(board, { view, event, isAsked: false, previews: null, considered: null })!;
    expect(target.isDecision).toBe(false);
    for (const id of path) {
      const { x, y } = poseAt(board, id)!;
      expect(x > target.box.left && x < target.box.right && y > target.box.top && y < target.box.bottom).toBe(true);
    }
    expect(closestScale(WINDOWS[1]!, laneWidth, false)).toBeLessThan(closestScale(WINDOWS[1]!, laneWidth, true));
  });

  it('shows a spin from close up', () => {
    const { view } = decisions[3]!;
    const { car, cell } = view.cars.find((one) => one.cell !== null)!;
    const event = { type: 'spun', car, gear: 4 } as const;
    const target = cameraTargetOf(board, { view, event, isAsked: false, previews: null, considered: null })!;
    for (const size of WINDOWS) {
      const fit = Math.min(size.width / width, size.height / height);
      const { x, y, k } = frameTarget(target, size, { fit, laneWidth }, OVERLAYS);
      expect(k * laneWidth).toBeGreaterThan(0.75 * MIN_CELL_PX);
      expect(k * poseAt(board, cell!)!.x + x).toBeCloseTo(size.width / 2);
      expect(k * poseAt(board, cell!)!.y + y).toBeCloseTo(size.height / 2);
    }
  });

  it('leaves the car out of the picture where the prices would be too small beside it', () => {
    const phone = WINDOWS[0]!;
    const limits = { fit: Math.min(phone.width / width, phone.height / height), laneWidth };
    let closer = 0;
    for (const position of decisions.filter(({ view }) => view.phase === 'move')) {
      const target = targetOf(position);
      const shown = legibleTarget(target, phone, limits, OVERLAYS);
      const { x, y, k } = frameTarget(shown, phone, limits, OVERLAYS);
      for (const place of target.priced!.places) {
        expect(shown.places).toContain(place);
        expect(k * place.x + x > 0 && k * place.x + x < phone.width).toBe(true);
        expect(k * place.y + y > 0 && k * place.y + y < phone.height).toBe(true);
      }
      if (shown === target) continue;
      closer++;
      expect(k).toBeGreaterThan(1.25 * frameTarget(target, phone, limits, OVERLAYS).k);
    }
    expect(closer).toBeGreaterThan(5);
    // There is room for the car on a desktop.
    const desktop = WINDOWS[1]!;
    const near = decisions.find(({ view }) => view.phase === 'move' && view.roll! < 5)!;
    expect(legibleTarget(targetOf(near), desktop, { fit: 0.4, laneWidth }, OVERLAYS)).toEqual(targetOf(near));
  });

  it('stays where it is while the target is in view and not much too small', () => {
    const size = WINDOWS[1]!;
    const target = targetOf(decisions[2]!);
    const wanted = frameTarget(target, size, { fit: 0.4, laneWidth }, OVERLAYS);
    expect(showsTarget(wanted, wanted, target, size)).toBe(true);
    expect(showsTarget({ ...wanted, x: wanted.x + size.width }, wanted, target, size)).toBe(false);
    expect(showsTarget({ x: 0, y: 0, k: wanted.k / 3 }, wanted, target, size)).toBe(false);
  });

  it('moves cells out from under what lies over the board', () => {
    const size = { width: 400, height: 300 };
    const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
    const target: CameraTarget = {
      box: { left: 0, top: 0, right: 200, bottom: 150 },
      places: [at(10, 10), at(190, 140), at(20, 140)],
      isDecision: true,
    };
    const framing = frameTarget(target, size, { fit: 0.1, laneWidth }, OVERLAYS);
    expect(findCovered(target.places, framing, size, OVERLAYS)).toEqual({ isTopHit: false, isBottomHit: false });
    expect(framing.k).toBeLessThan(2);
  });

  it('moves a narrow target to the right of what lies over a low board, and keeps it as large', () => {
    const size = { width: 320, height: 193 };
    const places = [0, 40, 80, 120, 160].map((y) => ({ x: 20, y }));
    const target: CameraTarget = { box: { left: 0, top: -20, right: 140, bottom: 180 }, places, isDecision: true };
    const limits = { fit: 0.1, laneWidth };
    const overlays = overlaysOfDrive(size);
    const framing = frameTarget(target, size, limits, overlays);
    expect(findCovered(places, framing, size, overlays)).toEqual({ isTopHit: false, isBottomHit: false });
    const free = { top: { left: 0, width: 0, height: 0 }, bottom: { left: 0, width: 0, height: 0 } };
    expect(framing.k).toBe(frameTarget(target, size, limits, free).k);
  });

  it('puts the mini-map where it covers no cell to choose from', () => {
    const size = { width: 400, height: 300 };
    const map = { width: 100, height: 60 };
    const identity = { x: 0, y: 0, k: 1 };
    expect(miniMapCornerOf([{ x: 380, y: 280 }], identity, size, map, OVERLAYS)).toBe('top');
    expect(miniMapCornerOf([{ x: 380, y: 20 }], identity, size, map, OVERLAYS)).toBe('bottom');
    expect(miniMapCornerOf([{ x: 100, y: 280 }], identity, size, map, OVERLAYS)).toBe('bottom');
    const headline = { ...OVERLAYS, top: { left: 0, width: size.width, height: 40 } };
    expect(miniMapCornerOf([{ x: 380, y: 280 }], identity, size, map, headline)).toBe('bottom');
  });
});
