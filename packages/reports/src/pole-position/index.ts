export { type CourseGeneration, type CourseGeneratorOptions, drawCourse, generateCourse } from './generate.ts';
export { DEFAULT_COURSE_DEBRIEFS, DEFAULT_COURSE_RACES, reportCourse } from './report.ts';
export type * from './types.ts';
export { COURSE_WARNING_CODES, type CourseWarning } from './warnings.ts';
