import type { Seat } from '@paddock/kernel';
import {
  type CarPreview,
  type Event,
  FINISH_SPACE,
  type Move,
  totalOvertakingCost,
  type PolePositionTypes,
  type Preview,
  TOKENS,
  type View,
} from '@paddock/pole-position';
import type { Position } from '../table-link.ts';
import type { TextContext } from '../ui.ts';
import type { PolePositionTexts } from './texts/types.ts';

export type PolePositionTextContext = TextContext<PolePositionTypes, PolePositionTexts>;

export function prompt(
  { view, awaiting, legal, previews }: Position<PolePositionTypes>,
  context: PolePositionTextContext,
): string {
  const { t, name, list } = context;
  if (awaiting.kind === 'over') return describeWinners(awaiting.ranking, context);
  if (awaiting.kind === 'chance') return t.ask.course;
  const asked = legal.length > 0;
  const first = awaiting.seats[0]!;
  switch (view.phase) {
    case 'build': {
      const space = view.course.length + 1;
      return asked ? t.ask.lay(space) : t.ask.lays(name(first), space);
    }
    case 'move': {
      const fuel = view.chosen[first] ?? 0;
      return asked ? t.ask.move(fuel) : t.ask.moves(name(first), fuel);
    }
    case 'choose': {
      if (!asked) return t.ask.waiting(list(awaiting.seats.map(name)));
      const preview = previews?.[0];
      return preview !== undefined && 'cars' in preview && preview.cars.length === 0 ? t.ask.straighten : t.ask.choose;
    }
    case 'course':
    case 'over':
      return t.ask.course;
  }
}

function describeWinners(ranking: readonly (readonly Seat[])[], { t, name, list }: PolePositionTextContext): string {
  const winners = ranking[0] ?? [];
  return t.say.won(list(winners.map(name)), winners.length > 1);
}

export function describeEvent(event: Event, context: PolePositionTextContext): string | null {
  const { t, name } = context;
  const plus = context.info.options.rules === 'plus';
  const car = (of: { readonly seat: Seat; readonly car: number }): string => t.say.car(name(of.seat), of.car + 1);
  switch (event.type) {
    case 'laid':
      return event.seat === null ? null : t.say.laid(name(event.seat), t.tokens[event.token].name, event.space);
    case 'turn':
      return t.say.begins(event.turn);
    // The table shows who has laid a card; the reveal describes which.
    case 'chose':
    case 'moveEnded':
    case 'turnEnded':
      return null;
    case 'revealed':
      return t.say.revealed(context.list(revealedCards(event, context)));
    case 'straightened':
      return t.say.straightened(name(event.seat), plus);
    case 'pit':
    case 'turbo':
      return t.say[event.type](car(event), event.from, event.to, plus);
    case 'moved':
      return t.say.moved(car(event), event);
    case 'spun':
      return t.say.spun(car(event), plus);
    case 'finished':
    case 'placed':
      return t.say[event.type](car(event), event.place, event.points);
    case 'refilled':
      return t.say.refilled(name(event.seat));
    case 'over':
      return describeWinners(event.ranking, context);
  }
}

/** "Rosa 8", first those who move, in their order, then those who do not. */
export function revealedCards(
  { fuel, order }: Event & { type: 'revealed' },
  { t, name }: PolePositionTextContext,
): string[] {
  const others = fuel.map((_, seat) => seat).filter((seat) => fuel[seat] !== null && !order.includes(seat));
  return [...order, ...others].map((seat) => t.say.card(name(seat), fuel[seat] ?? 0));
}

export function describePosition(view: View, { t, name, list }: PolePositionTextContext): readonly string[] {
  const special = TOKENS.filter((token) => token !== 'grey').flatMap((token) => {
    const spaces = view.course.flatMap((other, i) => (other === token ? [String(i + 1)] : []));
    return spaces.length === 0 ? [] : [t.tell.spaces(t.tokens[token].name, spaces.join(', '))];
  });
  const seats = view.points.map((score, seat) => {
    const cars = view.cars
      .filter((car) => car.seat === seat)
      .map(({ car, at, place, spin }) => {
        if (place !== null) return at === FINISH_SPACE ? t.tell.home(car + 1, place) : t.tell.left(car + 1, at, place);
        return spin ? `${t.tell.where(car + 1, at)} (${t.tell.spinning})` : t.tell.where(car + 1, at);
      });
    return `${t.tell.seat(name(seat), score, cardsText(view, seat))} ${capitalize(list(cars))}.`;
  });
  const order = view.order.map((seat) => t.say.card(name(seat), view.chosen[seat] ?? 0));
  return [t.tell.turn(view.turn), ...special, ...seats, ...(order.length > 0 ? [t.tell.toMove(order.join(', '))] : [])];
}

function cardsText(view: View, seat: Seat): string {
  return view.hands[seat]?.join(' ') ?? '';
}

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What a car will do, in parts: "from space 5 to space 9", "overtaking costs 1", "spins on the oil". */
export function describeJourney(preview: CarPreview, t: PolePositionTexts): readonly string[] {
  const { from, start, to, end, bonus, usesAll, spins, place } = preview;
  const cost = totalOvertakingCost(preview);
  const shift = (before: number, after: number): 'pit' | 'turbo' => (after < before ? 'pit' : 'turbo');
  return [
    ...(start === from ? [] : [t.will.first(shift(from, start), start)]),
    ...(start === FINISH_SPACE ? [] : [to === start ? t.will.stuck : t.will.drive(start, to)]),
    ...(bonus === 0 ? [] : [t.will.bonus(bonus)]),
    ...(cost === null || cost === 0 ? [] : [t.will.overtakes(cost)]),
    ...(end === to ? [] : [t.will.onward(shift(to, end), end)]),
    ...(spins ? [t.will.spins] : []),
    ...(usesAll ? [] : [t.will.lost]),
    ...(place === null ? [] : [t.will.place(place)]),
  ];
}

export function describeMove(move: Move, preview: Preview | null, context: PolePositionTextContext): string {
  const { t } = context;
  if ('token' in move) {
    const { name, does, plus } = t.tokens[move.token];
    if (preview === null || !('left' in preview)) return name;
    const effect = context.info.options.rules === 'plus' ? plus : does;
    return `${t.will.lay(name, preview.space, preview.left)}. ${capitalize(effect)}.`;
  }
  if ('car' in move) {
    const car = capitalize(t.will.car(move.car + 1));
    return preview !== null && 'end' in preview ? joinSentence(car, describeJourney(preview, t), t) : car;
  }
  const card = t.will.card(move.fuel);
  if (preview === null || !('cars' in preview)) return card;
  const refills = preview.refills ? [t.will.refills] : [];
  if (preview.cars.length === 0) return joinSentence(card, [t.will.straightens, ...refills], t);
  const ways = describeEnds(preview.cars, context).join(t.punctuation.semicolon);
  return joinSentence(`${card} (${t.will.ifNobodyMoves})`, [ways, ...refills], t);
}

/** Only where a car will end: a card leads to three of them, and on a phone their whole journeys would not fit. */
function describeEnd({ from, end, spins, place }: CarPreview, t: PolePositionTexts): readonly string[] {
  return [
    end === from ? t.will.stuck : t.will.reach(end),
    ...(spins ? [t.will.spins] : []),
    ...(place === null ? [] : [t.will.place(place)]),
  ];
}

/** "cars 1 and 2 to space 7": cars that would do the same are described together. */
function describeEnds(cars: readonly CarPreview[], { t, list }: PolePositionTextContext): readonly string[] {
  const alike = new Map<string, string[]>();
  for (const car of cars) {
    const way = describeEnd(car, t).join(', ');
    alike.set(way, [...(alike.get(way) ?? []), String(car.car + 1)]);
  }
  return [...alike].map(([way, numbers]) =>
    numbers.length === 1 ? `${t.will.car(Number(numbers[0]))} ${way}` : `${t.will.cars(list(numbers))} ${way}`,
  );
}

function joinSentence(head: string, parts: readonly string[], t: PolePositionTexts): string {
  return `${t.punctuation.labelled(head, parts.join(', '))}.`;
}

export function scoreText(view: View, who: Seat, { t }: PolePositionTextContext): string {
  return t.say.points(view.points[who] ?? 0);
}
