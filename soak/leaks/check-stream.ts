import { isSameJson, type Viewer } from '@paddock/kernel';
import { hasOnly, isTable } from './allowed-fields.ts';
import type { ExpectedRace } from './expected-race.ts';
import { positionIn, type RecordedStream } from './recording-player.ts';

/** Every message of a stream must be exactly what this viewer may know at that point. */
export function findStreamFaults({ last, messages }: RecordedStream, expected: ExpectedRace, seat: Viewer): string[] {
  let known = last ?? 0;
  return messages.flatMap((message) => {
    const { event, id, data } = message;
    if (event === 'table') return isTable(data) ? [] : [`a table returns ${JSON.stringify(data).slice(0, 300)}`];
    if (event === 'spectators')
      return hasOnly(data, new Set(['count'])) ? [] : ['spectators returns more than a count'];
    const position = positionIn(message);
    if (position === null) return [];
    const { viewer, n } = position;
    // A person who connected before sitting down may still get the spectator's view.
    if (viewer !== seat && viewer !== null) return [`got what seat ${viewer} sees after ${n} entries`];
    const right =
      event === 'snapshot' ? expectedSnapshot(expected, n, viewer) : expectedStep(expected, known, n, viewer);
    known = n;
    const { clocks, ...received } = data as { clocks: unknown };
    if (id === n && isSameJson(received, right) && areClocks(clocks, expected)) return [];
    return [`${event} ${id} after ${n} entries returns ${describeDifference(data, right)}`];
  });
}

export function expectedSnapshot(expected: ExpectedRace, n: number, viewer: Viewer): object {
  return { position: expected.position(n, viewer), history: expected.events(0, n, viewer) };
}

export function expectedStep(expected: ExpectedRace, from: number, n: number, viewer: Viewer): object {
  return { events: expected.events(from, n, viewer).map(({ event }) => event), after: expected.position(n, viewer) };
}

export function areClocks(clocks: unknown, { game }: ExpectedRace): boolean {
  if (!Array.isArray(clocks) || clocks.length !== game.seats) return false;
  return clocks.every((left) => left === null || (typeof left === 'number' && left >= 0));
}

/** The fields that differ, for the report. */
export function describeDifference(data: unknown, right: object): string {
  const received = data as Record<string, unknown>;
  const names = Object.keys({ ...received, ...right }).filter(
    (name) => name !== 'clocks' && !isSameJson(received[name], (right as Record<string, unknown>)[name]),
  );
  return names
    .map(
      (name) =>
        `${name} ${JSON.stringify(received[name])} for ${JSON.stringify((right as Record<string, unknown>)[name])}`,
    )
    .join('; ')
    .slice(0, 3000);
}
