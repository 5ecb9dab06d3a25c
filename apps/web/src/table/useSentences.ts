import { useMemo, useRef } from 'react';
import type { EventMark, GameUi, TextContext } from '../games/ui.ts';
import type { LoggedEvent } from '../games/table-link.ts';

/** An event as the log tells it. Without a sentence it only begins a round. */
export interface LogSentence {
  readonly key: number;
  readonly n: number;
  readonly type: string;
  readonly sentence: string | null;
  readonly mark: EventMark;
}

const NO_MARK: EventMark = {};

/** One event for the log; `null` if the log does not mention it. */
export function describeForLog(
  ui: GameUi,
  context: TextContext,
  { n, event }: LoggedEvent,
  key: number,
): LogSentence | null {
  const sentence =
    ui.describeBriefly === undefined ? ui.describeEvent(event, context) : ui.describeBriefly(event, context);
  const mark = ui.markEvent?.(event, context) ?? NO_MARK;
  return sentence === null && mark.round === undefined ? null : { key, n, type: event.type, sentence, mark };
}

/** The sentences of a history. Only new events are described when it grows. */
export function useSentences(
  ui: GameUi,
  context: TextContext,
  history: readonly LoggedEvent[],
): readonly LogSentence[] {
  const known = useRef<{ context: TextContext; history: readonly LoggedEvent[]; sentences: LogSentence[] } | null>(
    null,
  );
  return useMemo(() => {
    const old = known.current;
    const grown =
      old !== null &&
      old.context === context &&
      history.length >= old.history.length &&
      old.history[old.history.length - 1] === history[old.history.length - 1];
    const sentences = grown ? [...old.sentences] : [];
    for (let i = grown ? old.history.length : 0; i < history.length; i++) {
      const described = describeForLog(ui, context, history[i]!, i);
      if (described !== null) sentences.push(described);
    }
    known.current = { context, history, sentences };
    return sentences;
  }, [ui, context, history, known]);
}
