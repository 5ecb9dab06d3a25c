import fc from 'fast-check';

// A setup file of vitest: `npm test` tries the same examples every time, so that it fails because of a change and not by chance. New
// examples are tried by `npm run proof`.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });
