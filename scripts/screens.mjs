// npm run screens: draws the screens of the site (scripts/screens.ts says how).
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
process.exit((await callOwnNode(['scripts/screens.ts', ...process.argv.slice(2)])).code);
