import type { Token } from '@paddock/pole-position';
import type { ReactElement } from 'react';
import { cellPath, HEIGHT, WIDTH } from '../geometry.ts';
import { Asphalt, CourseTokens } from '../Road.tsx';
import { Scenery } from '../Scenery.tsx';
import '../pole-position.css';

const SEATS = 4;

interface CourseBoardProps {
  readonly course: readonly Token[];
  /** A tap on a space, by its place in the course. */
  readonly onSpace: (index: number) => void;
}

/** The course as it will lie on the table, while it is edited. The list of spaces beside it is there for the keyboard. */
export function CourseBoard({ course, onSpace }: CourseBoardProps): ReactElement {
  return (
    <svg className="pp-poster pp-editor-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <Scenery />
      <Asphalt seats={SEATS} />
      <CourseTokens course={course} explain={() => ''} />
      {course.map((token, i) => (
        <path
          // A space is its number.
          key={i}
          className={i > 0 && course[i - 1] === token ? 'pp-editor-space pp-editor-space-twin' : 'pp-editor-space'}
          d={cellPath(i + 1)}
          onClick={() => onSpace(i)}
        />
      ))}
    </svg>
  );
}
