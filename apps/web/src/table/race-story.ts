import type { Seat } from '@paddock/kernel';
import type { LogSentence } from './useSentences.ts';

interface StoryPart {
  readonly key: number;
  readonly text: string;
  readonly tone: 'bad' | 'good' | null;
  /** It goes on with the sentence before it. */
  readonly continues: boolean;
}

/** What one seat did in a turn, or an event that is nobody's. */
export interface StoryLine {
  readonly key: number;
  /** The entry after the last event of the line. */
  readonly n: number;
  readonly seat: Seat | null;
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
  /** The type of its first event: when it comes again, the seat has another turn. */
  type: string;
  parts: StoryPart[];
}

/** Gathers the sentences of a race: rounds, and in them one line for each turn of a seat. */
export function tellStory(sentences: readonly LogSentence[], name: (seat: Seat) => string): StoryRound[] {
  const rounds: { key: number; title: string | null; lines: OpenLine[] }[] = [];
  for (const { key, n, type, sentence, mark } of sentences) {
    if (mark.round !== undefined || rounds.length === 0) rounds.push({ key, title: mark.round ?? null, lines: [] });
    if (sentence === null || withoutStop(sentence) === mark.round) continue;
    const { lines } = rounds.at(-1)!;
    const seat = mark.seat ?? null;
    const line = lines.at(-1);
    if (line === undefined || seat === null || line.seat !== seat || line.type === type) {
      lines.push({ key, n, seat, type, parts: [{ key, text: sentence, tone: mark.tone ?? null, continues: false }] });
    } else {
      line.n = n;
      const isSame = sentence.startsWith(`${name(seat)} `);
      // The line has named its driver already: the sentence goes on.
      const text = isSame ? sentence.slice(name(seat).length + 1) : sentence;
      line.parts.push({ key, text, tone: mark.tone ?? null, continues: isSame });
    }
  }
  return rounds;
}

/** A sentence without its full stop, for titles and sentences that go on. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
