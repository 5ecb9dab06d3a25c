import {
  type FormulaGame,
  formulaGame,
  imagined,
  type Laying,
  type Move,
  type Op,
  OPS,
  type Options,
  type Preview,
  type Reason,
  result,
  type State,
  type View,
} from '@paddock/formula';
import { type Draft, layingOf, openJoker, readingOf } from './draft.ts';
import { PLACES } from './signs.ts';

export type LaidPreview = Extract<Preview, { kind: 'formula' }>;

/** The rules at one position, as a seat may apply them: nobody else has to be asked. */
export interface Judge {
  readonly game: FormulaGame;
  readonly state: State;
  readonly seat: number;
  readonly view: View;
}

/** What is to be said about a draft. */
export interface Verdict {
  /** Whether A op B is C; `null` as long as one of them is missing. */
  readonly right: boolean | null;
  readonly reason: Reason | null;
  /** The draft as a move, and what it will do, when it is legal. */
  readonly move: Laying | null;
  readonly preview: LaidPreview | null;
}

const games = new WeakMap<Options, Map<number, FormulaGame>>();

/** Games are made once for a table: they never change. */
function gameFor(seats: number, options: Options): FormulaGame {
  const known = games.get(options) ?? new Map<number, FormulaGame>();
  games.set(options, known);
  const game = known.get(seats) ?? formulaGame(seats, options);
  known.set(seats, game);
  return game;
}

export function judgeFor(seats: number, options: Options, view: View, seat: number): Judge {
  return { game: gameFor(seats, options), state: imagined(view, seat), seat, view };
}

export function judgeDraft({ game, state, seat }: Judge, draft: Draft): Verdict {
  const move = layingOf(draft);
  const right = isRight(draft);
  if (move === null) return { right, reason: null, move: null, preview: null };
  const reason = game.explain(state, seat, move);
  if (reason !== null) return { right, reason, move: null, preview: null };
  return { right, reason, move, preview: game.preview(state, seat, move) as LaidPreview };
}

function isRight(draft: Draft): boolean | null {
  const [a, b, c] = PLACES.map((place) => readingOf(draft[place])) as [string, string, string];
  if (draft.op === null || openJoker(draft) !== null || a === '' || b === '' || c === '') return null;
  return result(OPS.indexOf(draft.op), Number(a), Number(b)) === Number(c);
}

/** Other symbols that would make the draft legal. */
export function rescuesFor(judge: Judge, draft: Draft): Op[] {
  return OPS.filter((op) => op !== draft.op && judgeDraft(judge, { ...draft, op }).move !== null);
}

/** What `explain` calls the same move is the same move. */
export function sameMove(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
