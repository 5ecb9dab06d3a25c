// npm start: until there is a server, a demonstration race on the command line, slow enough to follow on a terminal.
import { callOwnNode, setUp } from './setup.mjs';

await setUp();
const delay = process.stdout.isTTY ? '100' : '0';
const words = ['watch', 'formel-fun', '--seats', '4', '--delay', delay, ...process.argv.slice(2)];
const { code } = await callOwnNode(['apps/cli/src/main.ts', ...words]);
if (code === 0) {
  console.log(
    '\nThat was a demonstration. npx paddock play formel-fun lets you drive; npx paddock --help shows the rest.',
  );
}
process.exit(code);
