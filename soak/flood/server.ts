/** The server of a flood, in a process of its own so that its memory can be told from the attackers'. */
import { openServer } from '../server.ts';

const { base } = await openServer({ folder: ':memory:' }, 0, { limits: 1, botThreads: 1 });
process.on('message', () => {
  globalThis.gc?.();
  process.send!(process.memoryUsage());
});
process.on('disconnect', () => process.exit(0));
process.send!({ base });
