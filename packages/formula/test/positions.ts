import {
  type Card,
  CARDS,
  type Face,
  formula,
  type FormulaGame,
  createFormulaGame,
  type FormulaMove,
  type Operator,
  OPERATORS,
  type Options,
  type State,
  type Token,
} from '@paddock/formula';
import { defaultOptions, type Rng } from '@paddock/kernel';

export function createOptions(given: Partial<Options> = {}): Options {
  return { ...defaultOptions(formula.options), ...given };
}

export interface SceneSketch {
  readonly hand: readonly Card[];
  /** The other hands, seat by seat from 1; a single 9 each by default. */
  readonly others?: readonly (readonly Card[])[];
  readonly op?: Operator | null;
  readonly a: readonly Face[];
  readonly b: readonly Face[];
  readonly c?: readonly Face[];
  readonly bound?: number;
  readonly notZero?: boolean;
  readonly under?: readonly Card[];
  readonly pile?: readonly Card[];
  readonly turns?: number;
  readonly seats?: number;
  readonly options?: Partial<Options>;
}

const countCards = (cards: readonly Card[]): number[] =>
  CARDS.map((card) => cards.filter((other) => other === card).length);
const codeOfFaces = (faces: readonly Face[]): number =>
  faces.reduce((sum, face, i) => sum + ((face.startsWith('J') ? 11 : 1) + Number(face.at(-1))) * 32 ** i, 0);

/** A position as one would lay it out on a table, with seat 0 to move. Cards may be missing: nobody audits it. */
export function createScene(given: SceneSketch): { game: FormulaGame; s: State } {
  const seats = given.seats ?? 2;
  const game = createFormulaGame(seats, createOptions(given.options));
  const hands = [given.hand, ...(given.others ?? Array.from({ length: seats - 1 }, (): Card[] => ['9']))];
  const pile = given.pile ?? ['1', '2', '3'];
  const under = given.under ?? [];
  const s: State = {
    ...game.setup(),
    phase: 'play',
    dealer: seats - 1,
    toMove: 0,
    op: given.op === null || given.op === undefined ? -1 : OPERATORS.indexOf(given.op),
    numbers: [given.a, given.b, given.c ?? []].map(codeOfFaces),
    hands: hands.flatMap(countCards),
    handSizes: hands.map((hand) => hand.length),
    pile: countCards(pile),
    pileSize: pile.length,
    under: countCards(under),
    underSize: under.length,
    turns: given.turns ?? 0,
    bound: given.bound ?? 0,
    notZero: given.notZero ?? false,
  };
  return { game, s };
}

const randomFaces = (value: number, rng: Rng): Face[] =>
  String(value)
    .split('')
    .map((digit) => (rng.below(8) === 0 ? `J${digit}` : digit) as Face);

/** A scene that may never arise in play: any true formula of up to `digits` digits, any hand. */
export function createRandomScene(rng: Rng, mostCards: number, jokers: number): SceneSketch {
  const options: Partial<Options> = { goal: rng.pick(['first', 'points']), useTable: rng.below(3) === 0 };
  const most = options.goal === 'points' ? 99 : 999;
  const hand = Array.from({ length: 1 + rng.below(mostCards) }, (_, i) =>
    i < jokers ? ('J' as const) : CARDS[rng.below(10)]!,
  );
  const size = (): number => rng.below([10, 100, 1000][rng.below(most === 99 ? 2 : 3)]!);
  if (rng.below(8) === 0) {
    return { hand, options, a: [CARDS[rng.below(10)] as Face], b: [CARDS[rng.below(10)] as Face], op: null };
  }
  for (;;) {
    const op = rng.pick(OPERATORS);
    const [x, y] = [size(), rng.below(6) === 0 ? 0 : size()];
    const [a, c] = op === '+' ? [x, x + y] : op === '-' ? [x + y, x] : op === 'x' ? [x, x * y] : [x * y, x];
    if (a > most || c > most || (op === '/' && y === 0)) continue;
    const zero = c === 0 && (op === 'x' || op === '/');
    const bound = zero ? rng.below(3) : 0;
    return {
      hand,
      options,
      op,
      a: randomFaces(a, rng),
      b: randomFaces(y, rng),
      c: randomFaces(c, rng),
      bound,
      notZero: zero && bound === 0,
    };
  }
}

/** A formula in one string, "k0 + k0 = 6": the tokens of a number without spaces between them are joined by a dot. */
export function parseFormula(text: string): FormulaMove {
  const [a, op, b, , c] = text.split(' ') as [string, Operator, string, string, string];
  const list = (number: string): Token[] => number.split('.') as Token[];
  return { op, a: list(a), b: list(b), c: list(c) };
}

/** Whether the move is in the list of legal moves; the explanation must agree. */
export function isLegal({ game, s }: { game: FormulaGame; s: State }, text: string): boolean {
  const move = JSON.stringify(parseFormula(text));
  const listed = game.legalMoves(s, 0).some((legal) => JSON.stringify(legal) === move);
  if (listed !== (game.explain(s, 0, parseFormula(text)) === null))
    throw new Error(`${text}: listed and explained differ`);
  return listed;
}
