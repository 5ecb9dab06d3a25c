import {
  type Car,
  type Card,
  type Event,
  type FormelFunTypes,
  findLastCar,
  type Move,
  numberInTeam,
  numberOfRaces,
  cardNumbers,
  FINISH_POSITION,
  type Preview,
  printedNumber,
  seatOfCar,
  type View,
} from '@paddock/formel-fun';
import type { Seat } from '@paddock/kernel';
import type { Position } from '../table-link.ts';
import type { TextContext } from '../ui.ts';
import { highlightedNumberOf } from './cards.ts';
import { spaceName } from './teams.ts';
import type { FormelFunTexts } from './texts/types.ts';

export type FormelFunTextContext = TextContext<FormelFunTypes, FormelFunTexts>;

export function carName(car: Car, { t, info, name }: FormelFunTextContext): string {
  return t.car(name(seatOfCar(car, info.seats)), numberInTeam(car, info.seats));
}

export function cardName(card: Card, t: FormelFunTexts): string {
  if (card === 'T') return t.turbo;
  const { red, blue } = cardNumbers(card);
  return red === null ? t.blueCard(blue!) : t.redCard(red, blue!);
}

export function cardsName({ card, turbo }: Pick<Move, 'card' | 'turbo'>, t: FormelFunTexts): string {
  if (card === 'T' && turbo) return t.twoTurbos;
  return turbo ? t.withTurbo(cardName(card, t)) : cardName(card, t);
}

/** The full spaces between where a car aimed and where it ends, the furthest first. */
export function fullSpaces(aimed: number, to: number, { list }: FormelFunTextContext): string {
  return list(Array.from({ length: aimed - to }, (_, i) => spaceName(aimed - i)));
}

export function prompt({ view, awaiting, legal }: Position<FormelFunTypes>, context: FormelFunTextContext): string {
  const { t, name, list, info } = context;
  if (awaiting.kind === 'over') {
    const winners = awaiting.ranking[0] ?? [];
    return t.ask.winner(list(winners.map(name)), winners.length);
  }
  const mover = view.order[0];
  if (awaiting.kind === 'chance') {
    if (awaiting.label === 'grid') return t.ask.grid;
    if (awaiting.label === 'deal' || mover === undefined) return t.ask.deal;
    return t.ask.draws(name(seatOfCar(mover, info.seats)));
  }
  if (mover === undefined) return t.ask.deal;
  if (legal.length === 0) return t.ask.theirs(name(seatOfCar(mover, info.seats)), numberInTeam(mover, info.seats));
  const pos = view.cars[mover]!.pos ?? 0;
  return t.ask.yours(numberInTeam(mover, info.seats), spaceName(pos), printedNumber(pos));
}

export function describeEvent(event: Event, context: FormelFunTextContext): string | null {
  const { t, name, list, info } = context;
  switch (event.type) {
    case 'placed':
    case 'dealt':
    case 'drew':
      return null;
    case 'race': {
      const races = numberOfRaces(info.seats);
      return t.tell.race(event.race, races, event.race === races, carName(event.grid[0]!.car, context));
    }
    case 'turn':
      // The event `race` has just announced the first turn.
      return event.turn === 1 ? null : t.tell.turn(event.turn, carName(event.order[0]!, context));
    case 'played':
      return t.tell.played(name(event.seat), cardsName(event, t), numberInTeam(event.car, info.seats));
    case 'turned':
      return t.tell.turned(event.cards);
    case 'moved':
      return describeMoved(event, context);
    case 'eliminated':
      return t.tell.eliminated(carName(event.car, context), event.points);
    case 'retired':
      return t.tell.retired(name(event.seat), event.cards.length);
    case 'finished':
      return t.tell.finished(carName(event.car, context), event.place, event.points);
    case 'over': {
      const winners = event.ranking[0] ?? [];
      return t.tell.over(list(winners.map(name)), winners.length);
    }
  }
}

/** A drawn card: it tells little while one plays, and much about luck afterwards. */
export function describeChance(event: Event, { t, name }: FormelFunTextContext): string | null {
  if (event.type !== 'drew') return null;
  return t.tell.drew(name(event.seat), event.card === null ? null : cardName(event.card, t));
}

function describeMoved(
  { car, from, to, lane, aimed }: Event & { type: 'moved' },
  context: FormelFunTextContext,
): string {
  const { tell: says } = context.t;
  const who = carName(car, context);
  const space = spaceName(to);
  const back = aimed - to;
  const passed = from < FINISH_POSITION && to >= FINISH_POSITION ? ` ${says.passedLine}` : '';
  if (back === 0) return says.moved(who, aimed - from, space, lane) + passed;
  const full = fullSpaces(aimed, to, context);
  if (to === from) return says.stayed(who, full, back, space);
  return says.dropped(who, aimed - from, full, back, space, lane) + passed;
}

export function describePosition(view: View, context: FormelFunTextContext): readonly string[] {
  const { t, name, list, info } = context;
  const called = (cars: readonly Car[]): string => list(cars.map((car) => carName(car, context)));
  const out = view.cars.filter((car) => car.out !== null).map(({ car }) => car);
  const last = findLastCar(view.cars);
  return [
    t.describe.race(view.race, numberOfRaces(info.seats), view.turn),
    ...spacesTaken(view, context),
    ...(last === undefined ? [] : [t.describe.last(carName(last, context))]),
    ...(view.order.length === 0 ? [] : [t.describe.order(called(view.order))]),
    ...(view.hand === null || view.hand.length === 0
      ? []
      : [t.describe.hand(view.hand.map((card) => cardName(card, t)).join(t.punctuation.semicolon))]),
    ...view.points.map((points, one) =>
      t.describe.team(name(one), points, view.handSizes[one]!, view.extraTurbos[one]!),
    ),
    ...(out.length === 0 ? [] : [t.describe.out(called(out))]),
    t.describe.piles(view.pileSize, view.discard.length),
  ];
}

/** The track from the leader back, one sentence for each space. */
function spacesTaken(view: View, context: FormelFunTextContext): string[] {
  const { t, list } = context;
  const racing = view.cars.filter((car) => car.pos !== null);
  const positions = [...new Set(racing.map(({ pos }) => pos!))].sort((a, b) => b - a);
  return positions.map((pos) => {
    const here = racing.filter((car) => car.pos === pos).sort((a, b) => a.lane! - b.lane!);
    const cars = here.map(({ car, lane }) => t.describe.carInLane(carName(car, context), lane!));
    return t.describe.at(spaceName(pos), list(cars), pos >= FINISH_POSITION);
  });
}

export function describeMove(move: Move, preview: Preview | null, context: FormelFunTextContext): string {
  const { t } = context;
  const { consequence: says } = t;
  const { semicolon } = t.punctuation;
  const cards = cardsName(move, t);
  if (preview === null) return capitalize(cards);
  const { distance, aimed, to, lane, passesLine, handAfter, nextNumber, hasNextRed } = preview;
  const red = highlightedNumberOf(move.card, aimed - distance) === 'red';
  const parts = [
    aimed === to
      ? says.drives(distance, spaceName(to), lane)
      : [
          says.aims(distance, spaceName(aimed)),
          says.dropsBack(fullSpaces(aimed, to, context), aimed - to, spaceName(to), lane),
        ].join(semicolon),
    ...(passesLine ? [says.passesLine] : []),
    ...(move.turbo ? [says.shrinks(handAfter)] : []),
    ...(hasNextRed && nextNumber !== null ? [says.nextRed(nextNumber)] : []),
  ];
  const played = red ? says.red(cards, cardNumbers(move.card).red!) : cards;
  return `${capitalize(played)}. ${capitalize(parts.join(semicolon))}.`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function scoreText(view: View, one: Seat, { t, info }: FormelFunTextContext): string {
  const points = view.points[one]!;
  if (info.options.win === 'title') return t.score.points(points);
  const races = view.cars.filter((car) => car.seat === one).map(({ out }) => out);
  return races.includes(null) ? t.score.wonFinal(points) : t.score.outInRace(Math.max(...races.map(Number)), points);
}
