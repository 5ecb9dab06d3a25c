import type { Kind } from '@paddock/kernel';
import { useEffect, useState } from 'react';
import type { Lesson, Tip } from '../games/ui.ts';
import { loadTipsDone, saveTipDone } from '../worker/storage.ts';
import { findTip, isTipDone } from './tips.ts';
import type { Position, TableInfo } from './link.ts';

export interface CoachState {
  /** The tip to show now, if any. */
  readonly tip: Tip | null;
  /** How many tips are done. */
  readonly doneCount: number;
  /** The tip has been read, or done. */
  readonly complete: (tip: Tip) => void;
  /** To be called when a move is submitted: perhaps it is what the tip asked for. */
  readonly onSubmit: (move: Kind['move']) => void;
}

/** The tips of a guided first race. What is done is kept with the table, so that it survives a reload. */
export function useCoach(info: TableInfo, lesson: Lesson, position: Position, asked: boolean): CoachState {
  const { id } = info;
  const isLesson = info.lesson;
  /** `null` until it has been loaded: a tip that is done must not flash up. */
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
    setDone((names) => [...(names ?? []).filter((other) => other !== name), name]);
    void saveTipDone(id, name);
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
