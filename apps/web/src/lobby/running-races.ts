import { leadOf, type Table } from '@paddock/protocol';
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

/** Whether this is the closest of all races whose chances are known; the server puts it first or second. */
export function isClosest(table: Table, tables: readonly Table[]): boolean {
  const known = tables.filter(({ chances }) => chances !== undefined);
  return known.length > 1 && known.every((other) => other === table || leadOf(table) < leadOf(other));
}

/** Whether a table has higher ratings than all others; the server puts it first. */
export function isFeatured(table: Table, tables: readonly Table[]): boolean {
  const [first, second] = tables;
  return table === first && second !== undefined && (first.points ?? 0) > (second.points ?? 0);
}
