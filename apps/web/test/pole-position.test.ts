import { botsFor } from '@paddock/bots';
import { startMatch, type Viewer } from '@paddock/kernel';
import { polePosition, type PolePositionTypes, pointsOfPlace, SAMPLE_COURSE } from '@paddock/pole-position';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  SPACE_LENGTH,
  distanceOf,
  START_SPACE_LENGTH,
  HEIGHT,
  ROAD_WIDTH,
  poseAt,
  WIDTH,
} from '../src/games/pole-position/geometry.ts';
import { CourseField } from '../src/games/pole-position/course/CourseField.tsx';
import { ui } from '../src/games/pole-position/index.ts';
import { guide } from '../src/games/pole-position/guide/index.ts';
import { gridBox, gridPose, type CarPose, carPoses, spinMarkPose } from '../src/games/pole-position/car-poses.ts';
import de from '../src/games/pole-position/texts/de.ts';
import en from '../src/games/pole-position/texts/en.ts';
import fr from '../src/games/pole-position/texts/fr.ts';
import type { PolePositionTexts } from '../src/games/pole-position/texts/types.ts';
import type { ConsideredMove, Cue, TableProps, TextContext } from '../src/games/ui.ts';
import type { Position } from '../src/games/table-link.ts';
import { positionOf } from '@paddock/table';
import { playBotRace, type ShownStep } from './bot-race.ts';
import { expectText } from './expect-text.ts';
import { plainTextContext } from './plain-text-context.ts';

type Kind = PolePositionTypes;
type Options = Kind['options'];

const NORMAL: Options = { rules: 'normal', course: 'shuffled', tokens: null, podium: 'all' };

function textContextFor(
  t: PolePositionTexts,
  seats: number,
  options: Options,
  viewer: Viewer,
): TextContext<Kind, PolePositionTexts> {
  return plainTextContext('pole-position', t, seats, options, viewer);
}

/** Every step of a whole game as a viewer sees it, with the position before. */
function stepsOf(
  seats: number,
  options: Options,
  seed: string,
  level: number,
  viewer: Viewer,
): Generator<ShownStep<Kind>> {
  return playBotRace(polePosition, seats, options, seed, botsFor('pole-position')[level]!, viewer);
}

const TABLES: readonly { readonly seats: number; readonly options: Options; readonly level: number }[] = [
  { seats: 2, options: NORMAL, level: 0 },
  { seats: 3, options: { ...NORMAL, rules: 'plus' }, level: 1 },
  { seats: 4, options: { ...NORMAL, course: 'built', podium: 'six' }, level: 0 },
  { seats: 5, options: { ...NORMAL, course: 'custom', tokens: SAMPLE_COURSE }, level: 1 },
  { seats: 5, options: { ...NORMAL, rules: 'plus', podium: 'six' }, level: 0 },
];

describe('the sentences of Pole Position', () => {
  for (const [language, t] of Object.entries({ en, fr, de })) {
    it(`describe whole games (${language})`, () => {
      for (const { seats, options, level } of TABLES) {
        const viewer = seats - 1;
        const context = textContextFor(t, seats, options, viewer);
        for (const { before, step } of stepsOf(seats, options, `words ${seats}`, level, viewer)) {
          for (const event of step.events) {
            expectText(ui.describeEvent(event, context));
            expectText(ui.describeBriefly!(event, context));
          }
          const { view } = step.after;
          expectText(ui.prompt(step.after, context));
          ui.describePosition(view, context).forEach((text) => expectText(text));
          before.legal.forEach((move, i) => expectText(ui.describeMove(move, before.previews![i]!, context)));
          before.legal.slice(0, 1).forEach((move) => expectText(ui.describeMove(move, null, context)));
          for (let seat = 0; seat < seats; seat++) {
            const { facts, note } = ui.seatFacts(view, seat, context);
            facts.forEach(({ label, value }) => expectText(`${label} ${value}`));
            expectText(note ?? null);
            expectText(ui.scoreText(view, seat, context));
          }
        }
      }
    });
  }

  it('give reasons', () => {
    const context = textContextFor(en, 3, NORMAL, 0);
    const car = { seat: 1, car: 1 };
    expect(ui.describeEvent({ type: 'moved', ...car, from: 5, to: 8, points: 4, bonus: 0 }, context)).toBe(
      'Bruno’s car 2 drives from space 5 to space 8 with 4 points; the cars in its way cost 1 point.',
    );
    expect(ui.describeEvent({ type: 'moved', ...car, from: 5, to: 5, points: 1, bonus: 0 }, context)).toBe(
      'Bruno’s car 2 cannot move: the cars ahead leave no free space for 1 point.',
    );
    expect(ui.describeEvent({ type: 'pit', ...car, from: 12, to: 9 }, context)).toBe(
      'Pit stop: Bruno’s car 2 loses a place and drops from space 12 back to space 9, behind the next car behind it.',
    );
    const trip = { car: 1, from: 3, start: 3, to: 8, end: 12, points: 5, bonus: 2, usesAll: true, spins: false };
    expect(ui.describeMove({ car: 1 }, { ...trip, place: null }, context)).toBe(
      'Car 2: from space 3 to space 8, Comeback +2, overtaking costs 2 points, then Turbo: gains a place, on to space 12.',
    );
  });

  it('name every option and value', () => {
    for (const t of [en, fr, de]) {
      for (const [name, spec] of Object.entries(polePosition.options)) {
        expectText(t.options[name]!.title);
        expectText(t.options[name]!.help);
        if (spec.kind === 'choice') for (const value of spec.values) expectText(t.options[name]!.values![value]!);
      }
    }
  });
});

describe('the animation of Pole Position', () => {
  it('ends every step with the exact view', () => {
    for (const { seats, options, level } of TABLES) {
      for (const viewer of [null, 0]) {
        for (const { before, step } of stepsOf(seats, options, `stage ${seats}`, level, viewer)) {
          let { view } = before;
          let ms = 0;
          for (const event of step.events) {
            expect(ui.durationMs(event, view)).toBeGreaterThanOrEqual(0);
            ms += ui.durationMs(event, view);
            view = ui.applyEvent(view, event);
          }
          expect(ms).toBeLessThanOrEqual(4000);
          expect(view).toEqual(step.after.view);
        }
      }
    }
  });

  it('lays the course in less than 1.5 seconds', () => {
    let ms = 0;
    for (const { before, step } of stepsOf(3, NORMAL, 'lay', 1, null)) {
      if (before.awaiting.kind !== 'chance') break;
      for (const event of step.events) if (event.type === 'laid') ms += ui.durationMs(event, before.view);
    }
    expect(ms).toBeLessThan(1500);
  });

  it('shows the points of the places on the podium', () => {
    for (const { seats, options, level } of TABLES) {
      for (const { step } of stepsOf(seats, options, `prizes ${seats}`, level, null)) {
        for (const event of step.events) {
          if (event.type !== 'finished' && event.type !== 'placed') continue;
          expect(pointsOfPlace(event.place, seats, options.podium)).toBe(event.points);
        }
      }
    }
  });
});

describe('the loop of Pole Position', () => {
  it('is closed, inside the picture, and has spaces of equal length', () => {
    const line = poseAt(distanceOf(44));
    expect(line.x).toBeCloseTo(poseAt(0).x, 3);
    expect(line.y).toBeCloseTo(poseAt(0).y, 3);
    expect(distanceOf(44) - distanceOf(43)).toBeCloseTo(SPACE_LENGTH / 2, 6);
    expect(distanceOf(1) - START_SPACE_LENGTH).toBeCloseTo(SPACE_LENGTH / 2, 6);
    for (let at = 0; at < distanceOf(44); at += 5) {
      for (const aside of [-47, 0, 47]) {
        const { x, y } = poseAt(at, aside);
        expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
      }
    }
  });

  it('never draws two cars at the same position', () => {
    for (const { seats, options, level } of TABLES) {
      for (const { step } of stepsOf(seats, options, `spots ${seats}`, level, null)) {
        const spots = carPoses(step.after.view).map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`);
        expect(new Set(spots).size).toBe(spots.length);
      }
    }
  });
});

describe('cars of Pole Position that stand close together', () => {
  const start = positionOf(
    startMatch(polePosition, 5, { ...NORMAL, course: 'custom', tokens: SAMPLE_COURSE }),
    null,
  ).view;

  it('leaves the finish line free of starting boxes, whatever the number of players', () => {
    // The line lies at the beginning of the start space and is two squares of nine wide.
    const line = poseAt((2 * ROAD_WIDTH) / 9).x;
    for (let seat = 0; seat < 5; seat++) {
      for (let car = 0; car < 3; car++) {
        const box = gridBox(gridPose(seat, car));
        expect(box.left).toBeGreaterThan(line);
        expect(box.right).toBeLessThan(poseAt(START_SPACE_LENGTH).x);
        if (seat > 0) expect(box.right).toBeLessThan(gridBox(gridPose(seat - 1, car)).left);
      }
    }
  });

  it.each([2, 3, 4, 5])('keeps the numbers of %i spinning cars on one space readable', (count) => {
    for (const space of [3, 6, 9, 19, 22, 25]) {
      const cars = start.cars.map((car) =>
        car.car === 0 && car.seat < count ? { ...car, at: space, spin: true } : car,
      );
      const view = { ...start, cars };
      const places = carPoses(view);
      const spinning = cars.flatMap((car, i) => (car.spin ? [places[i]!] : []));
      const marks = spinning.map((place) => spinMarkPose(place, count));
      for (const [i, place] of spinning.entries()) {
        const number = roundelOf(place);
        for (const mark of marks) expect(apart(number, mark)).toBeGreaterThan(5.5 * place.scale + 11 * mark.scale);
        for (const other of spinning.slice(i + 1)) {
          expect(apart(number, roundelOf(other))).toBeGreaterThan(12 * place.scale);
        }
        for (const other of marks.slice(i + 1)) expect(apart(marks[i]!, other)).toBeGreaterThan(22 * other.scale);
      }
    }
  });

  it('says "all home" only of cars that have crossed the line', () => {
    const context = textContextFor(en, 5, NORMAL, null);
    // The race ended while car 3 of the first player was on the track: it has a place, but has not arrived.
    const cars = start.cars.map((car, i) => ({ ...car, place: i + 1, at: i === 2 ? 40 : 44 }));
    for (const phase of ['over', 'move'] as const) {
      const view = { ...start, phase, cars };
      const actions = render('Actions', { ...propsOf(positionAt(view), context), view });
      const hands = actions.split('class="pp-seat"').slice(1);
      expect(hands[0]).not.toContain(en.hand.none);
      expect(hands[1]).toContain(en.hand.none);
      expect(ui.seatFacts(view, 0, context).note).toBeUndefined();
      expect(ui.describePosition(view, context).find((line) => line.startsWith('Ada'))).toContain('space 40');
    }
  });

  function positionAt(view: Kind['view']): Position<Kind> {
    return { ...positionOf(startMatch(polePosition, 5, NORMAL), null), view };
  }
});

function apart(a: { readonly x: number; readonly y: number }, b: { readonly x: number; readonly y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where the number stands on a car that is drawn in this place. */
function roundelOf({ x, y, angle, scale }: CarPose): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180;
  return { x: x - 3.5 * scale * Math.cos(radians), y: y - 3.5 * scale * Math.sin(radians) };
}

function render(part: 'Board' | 'Actions', props: TableProps<Kind, PolePositionTexts>): string {
  return renderToStaticMarkup(createElement(ui[part], props));
}

function propsOf(
  position: Position<Kind>,
  context: TextContext<Kind, PolePositionTexts>,
): TableProps<Kind, PolePositionTexts> {
  const asked = position.legal.length > 0;
  return {
    context,
    position,
    view: position.view,
    cue: null,
    isAsked: asked,
    considered: null,
    chosen: null,
    consider() {},
    choose() {},
  };
}

describe('the table of Pole Position', () => {
  it('renders in every kind of position', () => {
    for (const { seats, options, level } of TABLES) {
      const context = textContextFor(en, seats, options, 0);
      for (const { before, step } of stepsOf(seats, options, `draw ${seats}`, level, 0)) {
        if (before.n % 47 !== 0 && step.after.awaiting.kind !== 'over') continue;
        const props = propsOf(before, context);
        const event = step.events[0]!;
        const cue: Cue<Kind> = { key: 1, event, ms: 500 };
        const considered: (ConsideredMove<Kind> | null)[] = [
          null,
          ...before.legal.map((move, i) => ({ move, preview: before.previews![i]!, isChosen: i === 0 })),
        ];
        for (const one of considered) {
          for (const part of ['Board', 'Actions'] as const) {
            expect(render(part, { ...props, considered: one })).not.toMatch(/undefined|NaN|\[object/);
          }
        }
        expect(render('Board', { ...props, cue })).toContain('<svg');
        expect(render('Board', propsOf(step.after, context))).toContain('<svg');
      }
    }
  });

  it('offers exactly the legal moves as buttons', () => {
    const options: Options = { ...NORMAL, course: 'built' };
    const context = textContextFor(en, 3, options, 0);
    for (const { before } of stepsOf(3, options, 'offer', 0, 0)) {
      const buttons = [...render('Actions', propsOf(before, context)).matchAll(/<button[^>]*>/g)].map(String);
      expect(buttons.filter((button) => !/ disabled|aria-disabled="true"/.test(button)).length).toBe(
        before.legal.length,
      );
      for (const button of buttons) expect(button).toMatch(/aria-label="[^"]+"/);
    }
  });

  it('has pictures for the rules and a field for the course', () => {
    for (const t of [en, fr, de]) {
      for (const Picture of Object.values(guide.Illustrations)) {
        expect(renderToStaticMarkup(createElement(Picture, { t }))).toContain('<figcaption');
      }
      for (const value of [null, SAMPLE_COURSE, ['oil', 'oil']]) {
        const fault = polePosition.options.tokens.check(value);
        const drawn = renderToStaticMarkup(createElement(CourseField, { value, error: fault, t, onChange() {} }));
        expect(drawn).not.toMatch(/undefined|NaN/);
      }
    }
  });
});
