import type { Championship } from '@paddock/protocol';
import type { Language } from '../base/texts/language.ts';
import type { Texts } from '../base/texts/index.tsx';

/** A date with time: “Sat, 21 Nov, 18:30”. */
export function formatWhen(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** What is going on in a season, in one sentence. */
export function describeStatus(
  t: Texts,
  { phase, rounds, nextRoundAt, drivers, entrants }: Championship,
  language: Language,
  now = Date.now(),
): string {
  const { status } = t.championships;
  const racing = rounds.findIndex((round) => round.status === 'open');
  const next = rounds.findIndex((round) => round.status === 'planned');
  switch (phase) {
    case 'entry':
      return nextRoundAt === null ? status.entry : status.startsAt(formatWhen(nextRoundAt, language));
    case 'cancelled':
      return status.cancelled;
    case 'over':
      return status.champion(entrants.find(({ id }) => id === drivers[0]?.entrant)?.name ?? '');
    case 'running':
      if (racing !== -1) return status.racing(racing + 1);
      if (nextRoundAt === null || nextRoundAt - now < 60_000) return status.soon;
      return status.next(next + 1, formatWhen(nextRoundAt, language));
  }
}
