import type { Viewer } from '@paddock/kernel';
import { useMemo } from 'react';
import type { LoggedEvent } from '../games/table-link.ts';
import type { GameUi, TextContext } from '../games/ui.ts';
import type { DebriefUpdate } from '../worker/debriefs.ts';
import { useDebriefTexts } from './debrief-texts.ts';
import { readRaceLog } from './race-log.ts';
import type { DebriefStory } from './sentences.ts';

interface StorySource {
  readonly update: DebriefUpdate;
  readonly ui: GameUi;
  readonly context: TextContext;
  /** The events of the whole race. */
  readonly history: readonly LoggedEvent[];
  readonly reader: Viewer;
  readonly viewer: Viewer;
}

/** What a debrief can tell now; `null` while there is nothing to tell. */
export function useStory(source: StorySource): DebriefStory | null {
  const { update, ui, context, history, reader, viewer } = source;
  const t = useDebriefTexts();
  const debrief = 'debrief' in update ? update.debrief : null;
  const hasDebrief = debrief !== null;
  const log = useMemo(
    () => (hasDebrief ? readRaceLog(ui, context, history) : null),
    [hasDebrief, ui, context, history],
  );
  return useMemo(
    () => (debrief === null || log === null || t === null ? null : { debrief, ui, context, log, t, reader, viewer }),
    [debrief, ui, context, log, t, reader, viewer],
  );
}
