import { botsFor } from '@paddock/bots';
import { type CarView, type Event, findLastCar, formelFun, type FormelFunTypes, type View } from '@paddock/formel-fun';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { revealAt } from '../src/games/formel-fun/animation.ts';
import { carKeyframes, gridTimesOf, lanternKeyframes, ROLLED_OFF_AT } from '../src/games/formel-fun/car-animation.ts';
import { nextValueOf } from '../src/games/formel-fun/cards.ts';
import { CAR_SCALE, LANE_WIDTH, SPACE_LENGTH } from '../src/games/formel-fun/geometry.ts';
import { ui } from '../src/games/formel-fun/index.ts';
import type { FormelFunTextContext } from '../src/games/formel-fun/sentences.ts';
import { poseOf } from '../src/games/formel-fun/teams.ts';
import en from '../src/games/formel-fun/texts/en.ts';
import { BOARD_SIZE, momentBoxOf } from '../src/games/formel-fun/zoom-box.ts';
import type { Position } from '../src/games/table-link.ts';
import type { Cue, TableProps } from '../src/games/ui.ts';
import type { BoardBox } from '../src/kit/board-zoom.ts';
import { playBotRace, type ShownStep } from './bot-race.ts';

const SEATS = 3;
const NAMES = ['Ada', 'Bruno', 'Chiara'];
const OPTIONS = { win: 'title' } as const;
const drivers = NAMES.map((name) => ({ kind: 'bot', bot: 'greedy', name }) as const);
const context: FormelFunTextContext = {
  t: en,
  info: { id: 'x', game: 'formel-fun', seats: SEATS, options: OPTIONS, drivers, seedHash: '', lesson: false },
  viewer: 0,
  name: (seat) => NAMES[seat]!,
  number: String,
  list: (items) => items.join(', '),
};

const STEPS = [...playBotRace(formelFun, SEATS, OPTIONS, 'moments', botsFor('formel-fun')[0]!, 0)];

function propsOf(position: Position<FormelFunTypes>, view: View, cue: Cue<FormelFunTypes> | null) {
  const isAsked = cue === null && position.legal.length > 0;
  const props: TableProps<FormelFunTypes, FormelFunTextContext['t']> = {
    context,
    position,
    view,
    cue,
    isAsked,
    considered: null,
    chosen: null,
    consider() {},
    choose() {},
  };
  return props;
}

/** Every event of a step with the view before it. */
function* eventsOf({ before, step }: ShownStep<FormelFunTypes>): Generator<{ view: View; event: Event }> {
  let { view } = before;
  for (const event of step.events) {
    yield { view, event };
    view = ui.applyEvent(view, event);
  }
}

/** The ends of the first and the first new race, with the step in which they happen. */
function findEvents(type: Event['type']): readonly { view: View; event: Event; step: ShownStep<FormelFunTypes> }[] {
  return STEPS.flatMap((step) =>
    [...eventsOf(step)].flatMap((one) => (one.event.type === type ? [{ ...one, step }] : [])),
  );
}

describe('the red lantern of Formel Fun', () => {
  it('FF-23: is on the last car in every position of a race, and named in the infield and at its seat', () => {
    for (const { before } of STEPS.filter((_, i) => i % 67 === 0)) {
      const last = findLastCar(before.view.cars);
      if (last === undefined) continue;
      const markup = renderToStaticMarkup(createElement(ui.Board, propsOf(before, before.view, null)));
      const car = before.view.cars[last]!;
      const { x, y } = poseOf(before.view, car.pos!, car.lane!);
      const transform = /class="ff-lantern" style="transform:translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(markup)!;
      expect([Number(transform[1]), Number(transform[2])]).toEqual([expect.closeTo(x, 1), expect.closeTo(y, 1)]);
      expect(markup).toContain(en.board.lantern);
      const notes = NAMES.map((_, seat) => ui.seatFacts(before.view, seat, context).note);
      expect(notes.indexOf(en.seat.lantern)).toBe(car.seat);
    }
  });

  it('goes with its car, and is on nobody while the next grid forms', () => {
    const moved = findEvents('moved').find(
      ({ view, event }) => 'car' in event && event.car === findLastCar(view.cars),
    )!;
    const cue = { key: 1, event: moved.event, ms: 500 };
    expect(renderToStaticMarkup(createElement(ui.Board, propsOf(moved.step.before, moved.view, cue)))).toContain(
      'class="ff-lantern"',
    );
    const race = findEvents('race').find(({ event }) => event.type === 'race' && event.race === 2)!;
    const forming = propsOf(race.step.before, race.view, { key: 2, event: race.event, ms: 500 });
    expect(renderToStaticMarkup(createElement(ui.Board, forming))).not.toContain('class="ff-lantern"');
  });
});

describe('the end of a race of Formel Fun', () => {
  const eliminations = findEvents('eliminated');

  it('FF-23: has the last car roll off the road, and then puts its lantern out', () => {
    const { view, event } = eliminations[0]!;
    const car = view.cars[(event as Event & { type: 'eliminated' }).car]!;
    expect(car.car).toBe(findLastCar(view.cars));
    const frames = carKeyframes(car, view, event) as Keyframe[];
    const lantern = lanternKeyframes(frames, event) as Keyframe[];
    expect(frames.map(({ opacity }) => opacity)).toEqual([1, 1, 1, 1, 0]);
    const dark = lantern.find(({ opacity }) => opacity === 0)!;
    expect(dark.offset).toBeGreaterThan(ROLLED_OFF_AT);
    expect(dark.transform).toBe(lantern.find(({ offset }) => offset === ROLLED_OFF_AT)!.transform);
  });

  it('FF-23: is watched from close up on a small board while the last car leaves, then the banner', () => {
    for (const { view, event } of eliminations) {
      const car = view.cars[(event as Event & { type: 'eliminated' }).car]!;
      const { x, y } = poseOf(view, car.pos!, car.lane!);
      const isInside = ({ left, right, top, bottom }: BoardBox): boolean =>
        left < x && x < right && top < y && y < bottom;
      const exit = momentBoxOf({ key: 1, event, ms: 1500, isSuspense: true }, view)!;
      expect(isInside(exit)).toBe(true);
      const area = (exit.right - exit.left) * (exit.bottom - exit.top);
      expect(area).toBeLessThan(0.35 * BOARD_SIZE.width * BOARD_SIZE.height);
      expect(momentBoxOf({ key: 1, event, ms: 1500, isSuspense: false }, view)).not.toEqual(exit);
    }
    expect(momentBoxOf(null, STEPS[0]!.before.view)).toBeNull();
  });

  it('FF-28: shows the place that the points are for, and tells it when the car has rolled off', () => {
    expect(eliminations.length).toBeGreaterThan(1);
    for (const [i, { view, event, step }] of eliminations.entries()) {
      const cue = { key: 1, event, ms: 500 };
      const markup = renderToStaticMarkup(createElement(ui.Board, propsOf(step.before, view, cue)));
      expect(markup).toContain(`>${en.board.place(9 - i)}<`);
      expect(revealAt(event)).toBe(ROLLED_OFF_AT);
    }
  });

  it('FF-25: has the cars drive to the next grid one after the other, the first of the grid first', () => {
    const { view, event } = findEvents('race').find((one) => one.event.type === 'race' && one.event.race === 2)!;
    if (event.type !== 'race') throw new Error('not a race');
    const starts = event.grid.map(({ car }) => startOf(view.cars[car]!, view, event));
    expect(starts.length).toBe(8);
    const moving = starts.filter((start) => start !== null);
    expect(moving).toEqual(moving.toSorted((a, b) => a - b));
    expect(new Set(moving).size).toBe(moving.length);
    expect(gridTimesOf(7, 8).end).toBeCloseTo(1, 9);
  });

  /** When a car leaves its place for the grid. */
  function startOf(car: CarView, view: View, event: Event): number | null {
    const frames = carKeyframes(car, view, event) as Keyframe[] | null;
    if (frames === null) return null;
    expect(frames.map(({ offset }) => offset)).toEqual(frames.map(({ offset }) => offset).toSorted((a, b) => a! - b!));
    return frames[1]!.offset!;
  }
});

describe('the hand of Formel Fun after a card', () => {
  it('FF-12: knows which number of a card counts on a space', () => {
    expect(nextValueOf('R9', 9)).toEqual({ counts: 'red', value: 9 });
    expect(nextValueOf('R9', 8)).toEqual({ counts: 'blue', value: 3 });
    expect(nextValueOf('R1', 1)).toEqual({ counts: 'red', value: 1 });
    expect(nextValueOf('B7', 7)).toEqual({ counts: 'blue', value: 7 });
    expect(nextValueOf('T', 5)).toEqual({ counts: 'turbo', value: 5 });
  });

  it('FF-12: shows on every other card what it counts after the considered one', () => {
    let seen = 0;
    const decisions = STEPS.map(({ before }) => before).filter(({ legal }) => legal.length > 0);
    for (const [n, before] of decisions.entries()) {
      before.legal.forEach((move, i) => {
        const preview = before.previews![i]!;
        // Rendering takes time: all moves with a red card to come, and a few others.
        if (preview.hasNextRed ? n % 4 !== 0 : (n + i) % 20 !== 0) return;
        const props = { ...propsOf(before, before.view, null), considered: { move, preview, isChosen: false } };
        const markup = renderToStaticMarkup(createElement(ui.Actions, props));
        const shown = markup.match(/class="ff-next /g)?.length ?? 0;
        const rest = before.view.hand!.length - (move.turbo ? 2 : 1);
        expect(shown).toBe(preview.nextNumber === null ? 0 : rest);
        expect(/class="ff-next ff-next-red"/.test(markup)).toBe(preview.hasNextRed);
        const says = ui.describeMove(move, preview, context).includes(en.consequence.nextRed(preview.nextNumber ?? 0));
        expect(says).toBe(preview.hasNextRed);
        if (preview.hasNextRed) seen++;
      });
    }
    expect(seen).toBeGreaterThan(5);
  });
});

describe('the road of Formel Fun', () => {
  it('has room for four cars side by side on a space', () => {
    // A car is 40 long and 21.6 wide with its wheels.
    expect(40 * CAR_SCALE).toBeLessThan(SPACE_LENGTH);
    expect(21.6 * CAR_SCALE).toBeLessThan(LANE_WIDTH + 2);
  });
});
