import { runToEnd } from '@paddock/bots/computation';
import { generateCourse } from '@paddock/reports/pole-position';

/** Draws courses and races on each, which takes a few seconds. The seed decides everything. */
onmessage = ({ data: seed }: MessageEvent<string>): void => {
  postMessage(runToEnd(generateCourse({ seed })).tokens);
};
