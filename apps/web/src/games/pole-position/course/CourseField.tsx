import {
  COURSE_COUNTER,
  SAMPLE_COURSE,
  TOKEN_SPACE_COUNT,
  TOKEN_COUNTS,
  type Token,
  TOKENS,
} from '@paddock/pole-position';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import type { OptionFieldProps } from '../../ui.ts';
import type { PolePositionTexts } from '../texts/types.ts';
import { TokenIcon } from '../Token.tsx';
import { parseTokens } from '../tokens.ts';
import { CourseBoard } from './CourseBoard.tsx';
import { GenerateButton } from './GenerateButton.tsx';
import './course-field.css';

type CourseFieldProps = OptionFieldProps & { readonly t: PolePositionTexts };

/** Edits a custom course: a tap on a space, on the board or in the list, changes its token. */
export function CourseField({ value, error, onChange, t }: CourseFieldProps): ReactElement {
  const given = Array.isArray(value);
  // Starts with a complete course, because an empty one would have nothing to tap on.
  const lend = useEffectEvent(() => onChange(SAMPLE_COURSE));
  useEffect(() => {
    if (!given) lend();
  }, [given]);
  const course = (given ? value : SAMPLE_COURSE) as readonly Token[];
  const change = (i: number): void => onChange(course.with(i, nextToken(course[i]!)));
  return (
    <div className="pp-editor">
      <p className="pp-editor-help">{t.editor.help}</p>
      <CourseBoard course={course} onSpace={change} />
      <ol className="pp-editor-road">
        {course.map((token, i) => {
          const twin = i > 0 && course[i - 1] === token;
          return (
            // A space is its number.
            <li key={i}>
              <button
                type="button"
                className={twin ? 'pp-editor-cell pp-editor-twin' : 'pp-editor-cell'}
                aria-label={t.editor.cell(i + 1, t.tokens[token]?.name ?? token)}
                onClick={() => change(i)}
              >
                <span className="pp-editor-number">{i + 1}</span>
                {TOKENS.includes(token) && <TokenIcon token={token} size={30} />}
              </button>
            </li>
          );
        })}
      </ol>
      <TokenCounts course={course} t={t} />
      <p className={error === null ? 'pp-editor-good' : 'pp-editor-error'} role="status">
        {error === null ? `✓ ${t.editor.good}` : `⚠ ${explainCourseError(course, t) ?? error}`}
      </p>
      <div className="pp-editor-buttons">
        <GenerateButton t={t} onCourse={onChange} />
        <button type="button" className="button" onClick={() => onChange(shuffledCourse())}>
          {t.editor.shuffle}
        </button>
        <button type="button" className="button" onClick={() => onChange(SAMPLE_COURSE)}>
          {t.editor.sample}
        </button>
      </div>
      <PasteCourse t={t} onCourse={onChange} />
    </div>
  );
}

function nextToken(token: Token): Token {
  return TOKENS[(TOKENS.indexOf(token) + 1) % TOKENS.length]!;
}

/** A random course with the same distribution as in the game. */
function shuffledCourse(): readonly Token[] {
  const laid: number[] = [];
  while (laid.length < TOKEN_SPACE_COUNT)
    laid.push(COURSE_COUNTER.kindAt(laid, Math.floor(Math.random() * COURSE_COUNTER.countCompletions(laid))));
  return laid.map((kind) => TOKENS[kind]!);
}

/** The error in the language of the page, or the game's own message if there is no translation. */
function explainCourseError(course: readonly Token[], t: PolePositionTexts): string | null {
  for (const [kind, stock] of TOKEN_COUNTS.entries()) {
    const token = TOKENS[kind]!;
    const laid = course.filter((other) => other === token).length;
    if (laid !== stock) return t.editor.wrongCount(t.tokens[token].name, laid, stock);
  }
  const twin = course.findIndex((token, i) => i > 0 && token === course[i - 1]);
  return twin === -1 ? null : t.editor.twin(twin, twin + 1);
}

function TokenCounts({
  course,
  t,
}: {
  readonly course: readonly Token[];
  readonly t: PolePositionTexts;
}): ReactElement {
  return (
    <ul className="pp-editor-counts">
      {TOKENS.map((token, kind) => {
        const laid = course.filter((other) => other === token).length;
        const right = laid === TOKEN_COUNTS[kind];
        return (
          <li key={token} className={right ? undefined : 'pp-editor-wrong'}>
            <TokenIcon token={token} size={22} /> {t.editor.count(t.tokens[token].name, laid, TOKEN_COUNTS[kind]!)}
            {right ? ' ✓' : ' ⚠'}
          </li>
        );
      })}
    </ul>
  );
}

function tokenNames(t: PolePositionTexts): string {
  return TOKENS.map((token) => t.tokens[token].name).join(', ');
}

interface PasteCourseProps {
  readonly t: PolePositionTexts;
  readonly onCourse: (course: readonly Token[]) => void;
}

function PasteCourse({ t, onCourse }: PasteCourseProps): ReactElement {
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const use = (): void => {
    const tokens = parseTokens(text, t);
    setBad(tokens === null);
    if (tokens !== null) onCourse(tokens);
  };
  return (
    <details className="pp-editor-paste">
      <summary>{t.editor.paste}</summary>
      <label>
        <span>{t.editor.pasteHelp(tokenNames(t))}</span>
        <textarea className="field" rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {bad && (
        <p className="pp-editor-error" role="alert">
          {t.editor.notRead(tokenNames(t))}
        </p>
      )}
      <button type="button" className="button" onClick={use}>
        {t.editor.use}
      </button>
    </details>
  );
}
