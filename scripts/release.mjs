// npm run release -- 0.2.0: sets the version everywhere, turns "Unreleased" in CHANGELOG.md into its heading, prints the notes
// and which tag to make. --dry-run changes nothing; --notes 0.2.0 prints the notes of a version that was released.
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
process.exit((await callOwnNode(['scripts/release/main.ts', ...process.argv.slice(2)])).code);
