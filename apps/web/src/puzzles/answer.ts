import { isSameJson } from '@paddock/kernel';
import type { Puzzle, PuzzleChoice, PuzzleUnit } from '@paddock/kernel/puzzles';
import type { LoadedGame } from '../games/index.ts';
import type { PreviewedMove } from '../games/puzzle.ts';
import type { LoadedPuzzlePackage } from '../games/puzzles.ts';
import type { TextContext } from '../games/ui.ts';
import type { PuzzlePageTexts } from './page/types.ts';

/** How many solutions are listed where the choices have no values. */
const MAX_SOLUTIONS = 3;

interface DescribedChoice {
  readonly name: string;
  readonly worth: string;
  /** The length of its bar, from 0 to 1. */
  readonly share: number;
  readonly isRight: boolean;
  readonly isMade: boolean;
}

/** An answer to a puzzle in words. */
export interface PuzzleAnswer {
  readonly isRight: boolean;
  readonly sentences: readonly string[];
  /** Whether the choices have values; otherwise only the right ones are listed. */
  readonly hasWorth: boolean;
  readonly choices: readonly DescribedChoice[];
}

interface AnswerParts {
  readonly game: LoadedGame;
  readonly puzzles: LoadedPuzzlePackage;
  readonly puzzle: Puzzle;
  readonly unit: PuzzleUnit;
  readonly made: object;
  readonly texts: PuzzlePageTexts;
  readonly context: TextContext;
}

export function describeAnswer(parts: AnswerParts): PuzzleAnswer {
  const { game, puzzles, puzzle, unit, made, texts, context } = parts;
  const { choices } = puzzle;
  const best = choices[0]!;
  const madeChoice = choices.find(({ move }) => isSameJson(move, made));
  const isRight = madeChoice?.isRight === true;
  const preview = (move: object): PreviewedMove => ({
    move,
    preview: puzzle.match.game.preview(puzzle.match.state, puzzle.seat, move),
  });
  const hasWorth = unit !== 'cards';
  const say = (move: object): string => game.ui.describeMove(move, preview(move).preview, context);
  const nextBest = choices.find((choice) => !choice.isRight);
  const compared = isRight ? nextBest?.move : made;
  const reason =
    compared === undefined ? null : puzzles.explain(preview(compared), preview(best.move), puzzles.t, context);
  const verdict = describeVerdict(unit, best, isRight ? nextBest : madeChoice, isRight, choices.length, texts, context);
  return {
    isRight,
    hasWorth,
    sentences: [
      verdict,
      ...(reason === null || (isRight && !hasWorth) ? [] : [reason]),
      ...(hasWorth ? [say(best.move)] : []),
    ],
    choices: (hasWorth ? choices : choices.slice(0, MAX_SOLUTIONS)).map((choice) => ({
      name: hasWorth ? game.ui.describeMove(choice.move, null, context).replace(/\.$/, '') : say(choice.move),
      worth: worthOf(unit, choice, texts, context),
      share: shareOf(unit, choice, choices),
      isRight: choice.isRight,
      isMade: choice === madeChoice,
    })),
  };
}

function describeVerdict(
  unit: PuzzleUnit,
  best: PuzzleChoice,
  other: PuzzleChoice | undefined,
  isRight: boolean,
  ways: number,
  texts: PuzzlePageTexts,
  context: TextContext,
): string {
  if (unit === 'cards') return isRight ? texts.cardsRight : texts.cardsWrong(ways);
  const value = other?.value ?? best.value;
  if (unit === 'win') {
    const percent = (thousandths: number): string => context.number(Math.round(thousandths / 10));
    return (isRight ? texts.winRight : texts.winWrong)(percent(best.value), percent(value));
  }
  return (isRight ? texts.turnsRight : texts.turnsWrong)(context.number(value / 100, 1));
}

function worthOf(unit: PuzzleUnit, { value }: PuzzleChoice, texts: PuzzlePageTexts, context: TextContext): string {
  if (unit === 'win') return texts.percent(context.number(Math.round(value / 10)));
  return value === 0 ? '' : texts.moreTurns(context.number(value / 100, 1));
}

/** The longer the bar the better: the probability of winning, or how few turns are lost compared with the worst choice. */
function shareOf(unit: PuzzleUnit, { value }: PuzzleChoice, choices: readonly PuzzleChoice[]): number {
  if (unit === 'win') return value / 1000;
  const worst = Math.max(...choices.map((choice) => choice.value));
  return worst === 0 ? 1 : 1 - (0.9 * value) / worst;
}
