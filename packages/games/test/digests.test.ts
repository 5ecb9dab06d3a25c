import { testDigests } from './digests.ts';

testDigests((lines) => lines.slice(0, 1));
