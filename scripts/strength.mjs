// npm run strength: plays the matches behind what is said about the bots (docs/strength.md) and writes that page. It takes
// hours, shows its progress, and goes on where it was when interrupted. npm run strength -- formula measures one game,
// -- champion-greedy one claim of all games; with --quick everything is tried out in seconds without a verdict;
// --workers n for other than one worker a core.
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
const words = process.argv.slice(2);
process.exit((await callOwnNode(['apps/cli/src/strength/main.ts', ...words])).code);
