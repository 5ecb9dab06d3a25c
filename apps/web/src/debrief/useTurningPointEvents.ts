import type { TableLink } from '../games/table-link.ts';
import type { GameUi } from '../games/ui.ts';
import { useAsync } from '../kit/useAsync.ts';
import { describeEvents } from './race-log.ts';
import type { DebriefStory } from './sentences.ts';

/** What the dice and cards of the turning points were, as those who rolled or drew them saw it. The race is over: nothing is secret. */
export function useTurningPointEvents(
  link: TableLink,
  ui: GameUi,
  { debrief, context }: DebriefStory,
): ReadonlyMap<number, readonly string[]> | undefined {
  const points = debrief.turningPoints.filter(({ kind, seat }) => kind === 'luck' && seat !== null);
  const loaded = useAsync(async () => {
    const described = points.map(async ({ entry, seat }) => {
      const { events } = await link.at(entry + 1, seat);
      return [entry, describeEvents(ui, context, events)] as const;
    });
    return new Map(await Promise.all(described));
  }, [link, ui, context, points.map(({ entry }) => entry).join(' ')]);
  return loaded.state === 'loaded' ? loaded.value : undefined;
}
