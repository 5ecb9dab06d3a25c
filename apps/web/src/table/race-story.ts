import type { Seat } from '@paddock/kernel';
import type { LogSentence } from './useSentences.ts';

interface StoryPart {
  readonly key: number;
  readonly text: string;
  readonly tone: 'bad' | 'good' | null;
}

/** What one seat did in a turn, or an event that is nobody's. */
export interface StoryLine {
  readonly key: number;
  /** The entry after the last event of the line. */
  readonly n: number;
  readonly seat: Seat | null;
  /** The driver or the car, named before the parts; `null` for an event that is nobody's. */
  readonly who: string | null;
  readonly parts: readonly StoryPart[];
}

export interface StoryRound {
  readonly key: number;
  /** `null` for what happens before the first round. */
  readonly title: string | null;
  readonly lines: readonly StoryLine[];
}

interface OpenLine {
  key: number;
  n: number;
  seat: Seat | null;
  who: string | null;
  /** The type of its first event: when it comes again, the seat has another turn. */
  type: string;
  parts: StoryPart[];
}

/** Gathers the sentences of a race: rounds, and in them one line for each turn of a seat, which names it once. */
export function tellStory(sentences: readonly LogSentence[], name: (seat: Seat) => string): StoryRound[] {
  const rounds: { key: number; title: string | null; lines: OpenLine[] }[] = [];
  for (const { key, n, type, sentence, mark } of sentences) {
    if (mark.round !== undefined || rounds.length === 0) rounds.push({ key, title: mark.round ?? null, lines: [] });
    if (sentence === null || withoutStop(sentence) === mark.round) continue;
    const { lines } = rounds.at(-1)!;
    const seat = mark.seat ?? null;
    const who = seat === null ? null : (mark.who ?? name(seat));
    const part = {
      key,
      text: seat === null ? sentence : withoutWho(sentence, who, name(seat)),
      tone: mark.tone ?? null,
    };
    const line = lines.at(-1);
    const goesOn = line !== undefined && seat !== null && line.seat === seat && line.who === who && line.type !== type;
    if (goesOn) {
      line.n = n;
      line.parts.push(part);
    } else lines.push({ key, n, seat, who, type, parts: [part] });
  }
  return rounds;
}

/** What is said of somebody whom the line has named already. */
function withoutWho(sentence: string, who: string | null, driver: string): string {
  const named = [who ?? driver, driver].find((one) => sentence.startsWith(`${one} `));
  return withoutStop(named === undefined ? sentence : sentence.slice(named.length + 1));
}

/** A sentence without its full stop, for titles and for parts of a line. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
