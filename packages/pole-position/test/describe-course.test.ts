import { describe, expect, it } from 'vitest';
import { polePosition, SAMPLE_COURSE, TOKEN_SPACE_COUNT } from '../src/index.ts';

describe('the description of a course', () => {
  it('shows every token but the grey ones, in order round the loop', () => {
    const { name, outline, marks, figures } = polePosition.options.tokens.describe!(SAMPLE_COURSE);
    expect(name).toBeNull();
    expect(outline).toHaveLength(TOKEN_SPACE_COUNT + 1);
    expect(marks).toHaveLength(1 + SAMPLE_COURSE.filter((token) => token !== 'grey').length);
    expect(marks.filter(({ ink }) => ink === 'black')).toHaveLength(5);
    expect(marks.filter(({ ink }) => ink === 'black').map(({ at }) => at)).toContainEqual(outline[3]);
    expect(figures['firstPit']).toBe(SAMPLE_COURSE.indexOf('pit') + 1);
  });
});
