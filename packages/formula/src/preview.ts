import { isBinding } from './arithmetic.ts';
import { codeOf, facesOf, isDraw, valueOf, writtenOver } from './tokens.ts';
import {
  PLACE_A,
  PLACE_B,
  PLACE_C,
  type Card,
  CARDS,
  type Move,
  OPERATORS,
  type Options,
  type Preview,
  type State,
} from './types.ts';

export function previewOf(s: State, seat: number, move: Move, options: Options): Preview {
  if (isDraw(move)) return { kind: 'draw', source: s.pileSize > 0 ? 'pile' : s.underSize > 0 ? 'under' : null };
  const a = writtenOver(s.numbers[PLACE_A]!, codeOf(move.a));
  const b = writtenOver(s.numbers[PLACE_B]!, codeOf(move.b));
  const c = writtenOver(s.numbers[PLACE_C]!, codeOf(move.c));
  const laid = [...move.a, ...move.b, ...move.c]
    .filter((token) => !token.startsWith('k'))
    .map((token) => token[0] as Card);
  laid.sort((x, y) => CARDS.indexOf(x) - CARDS.indexOf(y));
  const left = s.handSizes[seat]! - laid.length;
  const result = valueOf(c);
  const playing = s.scores.length - s.finished.length - (left === 0 ? 1 : 0);
  return {
    kind: 'formula',
    formula: { op: move.op, a: facesOf(a), b: facesOf(b), c: facesOf(c) },
    values: [valueOf(a), valueOf(b), result],
    laid,
    left,
    points: options.goal === 'points' ? result : null,
    bound: isBinding(OPERATORS.indexOf(move.op), result) ? playing : 0,
  };
}
