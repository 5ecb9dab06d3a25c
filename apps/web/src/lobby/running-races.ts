import type { Table } from '@paddock/protocol';
import { useEffect, useState } from 'react';
import { callApi } from '../base/api.ts';
import { pollWhileVisible } from '../shell/turn-count.ts';

/** Public races that are under way, those that are most worth watching first. Nothing where there is no server. */
export function useRunningRaces(): readonly Table[] {
  const [tables, setTables] = useState<readonly Table[]>([]);
  useEffect(
    () =>
      pollWhileVisible(() => {
        void callApi<readonly Table[]>('GET', '/api/tables/running').then(
          (found) => found.ok && setTables(found.value),
        );
      }),
    [],
  );
  return tables;
}

/** Whether a table has higher ratings than all others; the server puts it first. */
export function isFeatured(table: Table, tables: readonly Table[]): boolean {
  const [first, second] = tables;
  return table === first && second !== undefined && (first.points ?? 0) > (second.points ?? 0);
}
