export { difficultyOf } from './difficulty.ts';
export { addPuzzle, createPuzzleFile, PuzzleGenerator } from './generate.ts';
export type { JudgedChoice, PuzzleJudgement, PuzzleMaker } from './maker.ts';
