import type { TableLink } from '../games/table-link.ts';
import type { GameUi } from '../games/ui.ts';
import { useAsync } from '../kit/useAsync.ts';
import type { TurningPoint } from '../worker/debriefs.ts';
import { describeEvents } from './race-log.ts';
import type { DebriefStory, TurningPointWords } from './sentences.ts';

/** What is known of turning points, by `keyOfPoint`. */
export type ToldPoints = ReadonlyMap<string, TurningPointWords>;

/** An entry may be an error and reveal luck. */
export function keyOfPoint({ entry, kind }: TurningPoint): string {
  return `${entry} ${kind}`;
}

/**
 * What the dice and cards of the turning points were, as those who rolled or drew them saw it, and the names of moves that depend on the
 * position. The race is over: nothing is secret. `null` tells nothing.
 */
export function useTurningPointEvents(
  link: TableLink,
  ui: GameUi,
  story: Pick<DebriefStory, 'debrief' | 'context'> | null,
): ToldPoints | undefined {
  const points = story?.debrief.turningPoints ?? [];
  const context = story?.context;
  const loaded = useAsync(async () => {
    const told = points.map(async (point): Promise<[string, TurningPointWords]> => {
      const { entry, seat, kind, made, best } = point;
      if (seat === null || context === undefined) return [keyOfPoint(point), {}];
      if (kind === 'luck') {
        const { events } = await link.at(entry + 1, seat);
        return [keyOfPoint(point), { events: describeEvents(ui, context, events) }];
      }
      if (ui.nameMove === undefined) return [keyOfPoint(point), {}];
      const { view } = (await link.at(entry, seat)).after;
      return [keyOfPoint(point), { made: ui.nameMove(made!, view, context), best: ui.nameMove(best!, view, context) }];
    });
    return new Map(await Promise.all(told));
  }, [link, ui, context, points.map(keyOfPoint).join(' ')]);
  return loaded.state === 'loaded' ? loaded.value : undefined;
}
