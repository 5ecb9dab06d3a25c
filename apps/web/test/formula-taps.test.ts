import { formula, type FormulaMove, type FormulaTypes, isDraw } from '@paddock/formula';
import { defaultOptionsFor } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { Composer } from '../src/games/formula/composer.ts';
import { createComposer } from '../src/games/formula/create-composer.ts';
import { type ComposerState, freshComposerState } from '../src/games/formula/composer-state.ts';
import { checkDraft, positionRules } from '../src/games/formula/draft-check.ts';
import { cellsOf, draftOf } from '../src/games/formula/draft.ts';
import { laidCardsOf, textOfMove } from '../src/games/formula/offers.ts';
import type { FormulaTableProps } from '../src/games/formula/sentences.ts';
import { cardOf, isKept, NUMBER_LETTERS } from '../src/games/formula/signs.ts';
import type { Position } from '../src/games/table-link.ts';
import { infoFor, playThrough, textContextFor } from './formula-games.ts';

/** A person at the table: every tap goes through the page's composer, as in the page. */
class Person {
  taps = 0;
  readonly #props: FormulaTableProps;
  #state: ComposerState;

  constructor(position: Position<FormulaTypes>, seats: number) {
    const info = infoFor(seats, defaultOptionsFor(formula, seats));
    this.#props = {
      context: textContextFor(info, 0, 0),
      position,
      view: position.view,
      cue: null,
      isAsked: true,
      considered: null,
      chosen: null,
      consider: () => {},
      choose: () => {},
    };
    this.#state = freshComposerState('test', this.#props);
  }

  get composer(): Composer {
    const { context, position } = this.#props;
    const rules = positionRules(context.info.seats, context.info.options, position.view, 0);
    return createComposer(this.#props, this.#state, rules, checkDraft(rules, this.#state.draft), (part) => {
      this.#state = { ...this.#state, ...part };
    });
  }

  tap(act: (composer: Composer) => void): void {
    act(this.composer);
    this.taps++;
  }

  tapCard(card: string): void {
    const { used } = this.composer;
    const index = this.#props.view.hand!.findIndex((held, i) => held === card && used[i] !== true);
    this.tap((composer) => composer.tapCard(index));
  }

  /** Taps the cards of a move in the order in which one reads them. */
  tapCardsOf(move: FormulaMove): void {
    for (const token of NUMBER_LETTERS.flatMap((place) => move[place])) if (!isKept(token)) this.tapCard(cardOf(token));
  }
}

describe('taps of a turn', () => {
  it.each([
    [2, 'pro'],
    [3, 'pro'],
    [4, 'amateur'],
  ])('%i seats, the formulas of a %s: cards + 1', (seats, bot) => {
    const counts = { turns: 0, cards: 0, taps: 0, sameFormula: 0, others: 0, draws: 0 };
    for (let race = 0; race < 5; race++) {
      playThrough(seats, defaultOptionsFor(formula, seats), `taps ${race}`, bot, ({ before, events }) => {
        if (before.legal.length < 2) return;
        const own = events.find((event) => 'seat' in event && event.seat === 0);
        if (own?.type === 'draws') counts.draws++;
        if (own?.type !== 'formula') return;
        const person = new Person(before, seats);
        person.tapCardsOf(own.move);
        const { move } = person.composer.verdict;
        expect(move).not.toBeNull();
        expect(laidCardsOf(move!)).toEqual(laidCardsOf(own.move));
        // The draft is chosen by itself: one tap confirms it.
        person.taps++;
        expect(person.taps).toBe(own.laid + 1);
        counts.turns++;
        counts.cards += own.laid;
        counts.taps += person.taps;
        const textOf = (one: FormulaMove): string => textOfMove(before.view.formula, one);
        counts.sameFormula += textOf(move!) === textOf(own.move) ? 1 : 0;
        for (
          let ways = person.composer.countWays();
          textOf(person.composer.verdict.move!) !== textOf(own.move);
          ways--
        ) {
          expect(ways).toBeGreaterThan(0);
          person.tap((composer) => composer.nextWay());
          counts.others++;
        }
      });
    }
    const share = (100 * counts.sameFormula) / counts.turns;
    console.log(
      `${seats} seats: ${counts.turns} formulas, ${counts.cards} cards, ${counts.taps} taps, ` +
        `${(counts.taps / counts.turns).toFixed(2)} a turn. ${share.toFixed(1)} % are the very formula that the bot laid ` +
        `with these cards; the others take ${(counts.others / counts.turns).toFixed(2)} taps more a turn. ${counts.draws} draws`,
    );
    expect(counts.turns).toBeGreaterThan(20);
    expect(share).toBeGreaterThan(50);
  });

  it('every legal formula can be laid: cards go to any slot by tapping card and slot', () => {
    let tried = 0;
    playThrough(2, { rounds: 1 }, 'any slot', 'pro', ({ after }) => {
      if (!after.view.opened || tried > 150) return;
      for (const move of after.legal.filter((one): one is FormulaMove => !isDraw(one))) {
        const person = new Person(after, 2);
        if (person.composer.state.draft.op !== move.op) person.composer.setOp(move.op);
        const wanted = draftOf(after.view.formula, move);
        for (const place of NUMBER_LETTERS) {
          const { before, over, after: behind, whole } = wanted[place];
          const steps = [
            ...before.toReversed().map((face) => ({ part: 'before' as const, face })),
            ...over.flatMap((face, i) => (face === null ? [] : [{ part: i as 0 | 1 | 2, face }])),
            ...behind.map((face) => ({ part: 'after' as const, face })),
            ...(whole ?? []).map((face) => ({ part: 'whole' as const, face })),
          ];
          for (const { part, face } of steps) {
            person.tapCard(cardOf(face));
            person.tap((composer) => composer.tapSlot({ place, part }));
            if (face.startsWith('J')) person.composer.nameJoker(face.at(-1)!);
          }
        }
        expect(person.composer.verdict.move).toEqual(move);
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(40);
  });
});

describe('a tapped card', () => {
  const position = (hand: string, a: string, op: '+' | 'x', b: string, c: string): Position<FormulaTypes> => {
    const game = formula.create(2, defaultOptionsFor(formula, 2));
    const lying = (digits: string): never[] => digits.split('') as never[];
    const view = {
      ...game.view(game.setup(), 0),
      dealer: 1,
      toMove: 0,
      opened: true,
      formula: { op, a: lying(a), b: lying(b), c: lying(c) },
      hand: lying(hand),
      handSizes: [hand.length, 5],
      pileSize: 30,
    };
    const rules = positionRules(2, game.options, view, 0);
    const legal = game.legalMoves(rules.state, 0);
    return { n: 0, turnId: 0, viewer: 0, view, legal, previews: null, awaiting: { kind: 'moves', seats: [0] } };
  };
  const shownBy = (person: Person): string => {
    const { draft } = person.composer.state;
    return `${NUMBER_LETTERS.map((place) =>
      cellsOf(draft[place])
        .map(({ face }) => face)
        .join(''),
    ).join(' ')} ${draft.op}`;
  };

  it('goes where it makes the formula true, with another sign if necessary', () => {
    const person = new Person(position('857', '2', '+', '4', '6'), 2);
    person.tapCard('8');
    expect(shownBy(person)).toBe('2 4 8 x');
  });

  it('waits on the next number until the cards make a formula, and moves there then', () => {
    const person = new Person(position('864', '1', 'x', '8', '8'), 2);
    person.tapCard('8');
    expect(person.composer.verdict.move).toBeNull();
    expect(shownBy(person)).toBe('8 8 8 x');
    person.tapCard('6');
    person.tapCard('4');
    expect(shownBy(person)).toBe('8 8 64 x');
    expect(person.composer.verdict.move).not.toBeNull();
  });

  it('gives nothing away about cards that were not tapped', () => {
    const alone = new Person(position('7', '2', '+', '4', '6'), 2);
    const rich = new Person(position('7935', '2', '+', '4', '6'), 2);
    alone.tapCard('7');
    rich.tapCard('7');
    expect(shownBy(rich)).toBe(shownBy(alone));
  });

  it('can be moved by a tap on a slot, and goes back to the hand by a second tap', () => {
    const person = new Person(position('857', '2', '+', '4', '6'), 2);
    person.tapCard('8');
    person.tap((composer) => composer.tapSlot({ place: 'a', part: 'before' }));
    expect(shownBy(person)).toBe('82 4 6 x');
    person.tap((composer) => composer.tapCard(0));
    expect(shownBy(person)).toBe('2 4 6 x');
    expect(person.composer.used).toEqual([false, false, false]);
  });

  it('keeps the sign that the person chose', () => {
    const person = new Person(position('86', '2', '+', '4', '6'), 2);
    person.tap((composer) => composer.setOp('-'));
    person.tapCard('8');
    expect(person.composer.state.draft.op).toBe('-');
  });

  it('names a joker by itself, and its digit can be changed', () => {
    const person = new Person(position('J5', '2', '+', '4', '6'), 2);
    person.tapCard('J');
    expect(person.composer.verdict.move).not.toBeNull();
    person.tap((composer) => composer.nameJoker('9'));
    expect(shownBy(person)).toContain('J9');
  });
});
