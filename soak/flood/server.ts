/** The server of a flood, in a process of its own, so that its memory can be measured apart from the attackers'. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '../server.ts';

const folder = mkdtempSync(join(tmpdir(), 'paddock-flood-'));
const { base } = await openServer({ folder }, 0, { limits: 1, botThreads: 1 });
process.on('message', () => {
  globalThis.gc?.();
  process.send!(process.memoryUsage());
});
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.send!({ base });
