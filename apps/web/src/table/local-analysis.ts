import { proxy } from 'comlink';
import { callApi } from '../base/api.ts';
import type { CoachSource } from '../debrief/useCoach.ts';
import type { DebriefSource } from '../debrief/useDebrief.ts';
import type { TableInfo, TableLink } from '../games/table-link.ts';
import type { Debrief } from '../worker/debriefs.ts';
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
      const stored = isOnThisDevice(link) ? null : await loadStoredDebrief(link.info.id);
      if (stored !== null) return onUpdate({ state: 'done', debrief: stored });
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

function isOnThisDevice({ viewer }: TableLink): boolean {
  return viewer === undefined;
}

/** What the server has computed after the race; `null` while it has not, or if it does not. */
async function loadStoredDebrief(table: string): Promise<Debrief | null> {
  type Answer = Debrief | { readonly state: 'pending' } | undefined;
  const answer = await callApi<Answer>('GET', `/api/tables/${table}/debrief`);
  return answer.ok && answer.value !== undefined && 'format' in answer.value ? answer.value : null;
}

async function findSubject(link: TableLink): Promise<DebriefSubject> {
  return isOnThisDevice(link) ? { table: link.info.id } : { record: JSON.stringify(await link.record()) };
}

/** Evaluates positions of a table in the worker, from what their viewer knows: its view and the events shown. */
export function createCoachSource({ game, seats, options }: TableInfo): CoachSource {
  return ({ viewer, n, view }, history) => {
    const key = String(++runs);
    const request = { game, seats, options, viewer, n, view, events: history.map(({ event }) => event) };
    return { answer: localTables().coach(key, request), stop: () => void localTables().stop(key) };
  };
}
