import {
  type FormulaGame,
  createFormulaGame,
  createStateFromView,
  type FormulaMove,
  type Move,
  type Operator,
  OPERATORS,
  type Options,
  type Preview,
  type IllegalMoveReason,
  resultOf,
  type State,
  type View,
} from '@paddock/formula';
import { type Draft, layingOf, openJoker, numberText } from './draft.ts';
import { NUMBER_LETTERS } from './signs.ts';

type LaidPreview = Extract<Preview, { kind: 'formula' }>;

/** The rules at one position, as a seat may apply them, without asking worker or server. */
export interface PositionRules {
  readonly game: FormulaGame;
  readonly state: State;
  readonly seat: number;
  readonly view: View;
}

/** The verdict on a draft. */
export interface DraftVerdict {
  /** Whether A op B = C; `null` while one of them is missing. */
  readonly isTrue: boolean | null;
  readonly reason: IllegalMoveReason | null;
  /** The draft as a move with its preview, if it is legal. */
  readonly move: FormulaMove | null;
  readonly preview: LaidPreview | null;
}

const games = new WeakMap<Options, Map<number, FormulaGame>>();

/** Games never change, so each is created once. */
function gameWith(seats: number, options: Options): FormulaGame {
  const known = games.get(options) ?? new Map<number, FormulaGame>();
  games.set(options, known);
  const game = known.get(seats) ?? createFormulaGame(seats, options);
  known.set(seats, game);
  return game;
}

export function positionRules(seats: number, options: Options, view: View, seat: number): PositionRules {
  return { game: gameWith(seats, options), state: createStateFromView(view, seat), seat, view };
}

export function checkDraft({ game, state, seat }: PositionRules, draft: Draft): DraftVerdict {
  const move = layingOf(draft);
  const right = isSumTrue(draft);
  if (move === null) return { isTrue: right, reason: null, move: null, preview: null };
  const reason = game.explain(state, seat, move);
  if (reason !== null) return { isTrue: right, reason, move: null, preview: null };
  return { isTrue: right, reason, move, preview: game.preview(state, seat, move) as LaidPreview };
}

function isSumTrue(draft: Draft): boolean | null {
  const [a, b, c] = NUMBER_LETTERS.map((place) => numberText(draft[place])) as [string, string, string];
  if (draft.op === null || openJoker(draft) !== null || a === '' || b === '' || c === '') return null;
  return resultOf(OPERATORS.indexOf(draft.op), Number(a), Number(b)) === Number(c);
}

/** Other signs that would make the draft legal. */
export function otherSignsFor(judge: PositionRules, draft: Draft): Operator[] {
  return OPERATORS.filter((op) => op !== draft.op && checkDraft(judge, { ...draft, op }).move !== null);
}

/** Whether `explain` treats two moves as the same. */
export function isSameMove(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
