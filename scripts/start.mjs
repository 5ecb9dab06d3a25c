// npm start: until there is a server, a demonstration race on the command line.
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
const { code } = await callOwnNode([
  'apps/cli/src/main.ts',
  'watch',
  'formel-fun',
  '--seats',
  '4',
  ...process.argv.slice(2),
]);
if (code === 0) {
  console.log(
    '\nThat was a demonstration. npx paddock --help shows what else there is; npx paddock play formel-fun lets you drive.',
  );
}
process.exit(code);
