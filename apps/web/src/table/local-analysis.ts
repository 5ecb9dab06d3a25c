import { proxy } from 'comlink';
import type { CoachSource } from '../debrief/useCoach.ts';
import type { DebriefSource } from '../debrief/useDebrief.ts';
import type { TableLink } from '../games/table-link.ts';
import type { DebriefSubject } from '../worker/tables.ts';
import { localTables } from './local.ts';

/** Tells the runs of this page apart. */
let runs = 0;

/** Explains the finished race of a table in the worker. The record of an online race comes from the server. */
export function createDebriefSource(link: TableLink): DebriefSource {
  return (onUpdate) => {
    const key = String(++runs);
    let isStopped = false;
    const start = async (): Promise<void> => {
      const subject = await findSubject(link);
      if (!isStopped) await localTables().debrief(key, subject, proxy(onUpdate));
    };
    start().catch(() => onUpdate({ state: 'failed' }));
    return () => {
      isStopped = true;
      void localTables().stop(key);
    };
  };
}

async function findSubject(link: TableLink): Promise<DebriefSubject> {
  const isOnThisDevice = link.viewer === undefined;
  return isOnThisDevice ? { table: link.info.id } : { record: JSON.stringify(await link.record()) };
}

/** Evaluates the positions of a race on this device in the worker. */
export function createCoachSource(id: string): CoachSource {
  return (seat) => {
    const key = String(++runs);
    return { answer: localTables().coach(key, id, seat), stop: () => void localTables().stop(key) };
  };
}
