import type { GameTypes } from '@paddock/kernel';
import { useEffect, useState } from 'react';
import type { Lesson, Tip } from '../games/ui.ts';
import { loadTipsDone, saveTipDone } from '../worker/storage.ts';
import { findTip, isTipDone } from './tips.ts';
import type { Position, TableInfo } from '../games/table-link.ts';

export interface CoachState {
  /** The tip to show now, if any. */
  readonly tip: Tip | null;
  /** How many tips are done. */
  readonly doneCount: number;
  /** Marks a tip as done. */
  readonly complete: (tip: Tip) => void;
  /** Must be called with every submitted move, which may complete the tip. */
  readonly onSubmit: (move: GameTypes['move']) => void;
}

/** The tips of a lesson. Completed tips are stored with the table, so that they survive a reload. */
export function useCoach(info: TableInfo, lesson: Lesson, position: Position, asked: boolean): CoachState {
  const { id } = info;
  const isLesson = info.lesson;
  /** `null` until it is loaded, so that a completed tip is not shown for a moment. */
  const [done, setDone] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isLesson) return;
    let wanted = true;
    void loadTipsDone(id).then((names) => wanted && setDone(names));
    return () => {
      wanted = false;
    };
  }, [id, isLesson]);
  const complete = ({ name }: Tip): void => {
    const markDone = (): void => setDone((names) => [...(names ?? []).filter((other) => other !== name), name]);
    // The next tip is shown once this one is stored, so that a reload does not bring it back; also where nothing can be stored.
    saveTipDone(id, name).then(markDone, markDone);
  };
  const tip = done !== null && asked ? findTip(lesson.tips, done, position) : null;
  return {
    tip,
    doneCount: lesson.tips.filter(({ name }) => done?.includes(name)).length,
    complete,
    onSubmit: (move) => {
      if (tip !== null && isTipDone(tip, move, position)) complete(tip);
    },
  };
}
