import type { Language } from '../base/texts/language.ts';
import type { Lesson, LessonPackage, LessonTexts } from './lesson.ts';

/** The lesson of every game that has one. Each is a chunk of its own. */
const LESSONS = import.meta.glob<LessonPackage>('./*/lesson/index.ts');

export function hasLesson(game: string): boolean {
  return `./${game}/lesson/index.ts` in LESSONS;
}

export interface LoadedLesson {
  readonly lesson: Lesson;
  readonly t: LessonTexts;
}

export async function loadLesson(game: string, language: Language): Promise<LoadedLesson> {
  const load = LESSONS[`./${game}/lesson/index.ts`];
  if (load === undefined) throw new Error(`there is no lesson of "${game}"`);
  const { lesson, texts } = await load();
  return { lesson, t: await texts[language]() };
}
