import type { CarPreview, Move, PolePositionKind, Preview, Token } from '@paddock/pole-position';
import { type ReactElement, useMemo } from 'react';
import type { TableProps } from '../ui.ts';
import { Cars } from './Cars.tsx';
import { cellPath, distanceOf, HEIGHT, ROAD, spotAt, WIDTH } from './geometry.ts';
import { Infield } from './Infield.tsx';
import { Outlook } from './Outlook.tsx';
import { Asphalt, Course, TOKEN_ASIDE } from './Road.tsx';
import { Scenery } from './Scenery.tsx';
import type { PoleTexts } from './texts/types.ts';
import { TokenFace } from './Token.tsx';
import './pole-position.css';

const NONE: readonly Move[] = [];

/** The loop of road on a poster, seen from above. */
export function Board(props: TableProps<PolePositionKind, PoleTexts>): ReactElement {
  const { words, position, view, cue, asked, considered, consider, choose } = props;
  const { t, info } = words;
  const journeys = journeysOf(considered?.preview ?? null);
  // A picture in the middle of a step keeps the list of tokens unless one is laid, so the course is drawn once.
  const plus = info.options.rules === 'plus';
  const course = useMemo(() => {
    const explain = (token: Token): string =>
      t.punctuation.labelled(t.tokens[token].name, t.tokens[token][plus ? 'plus' : 'does']);
    return <Course course={view.course} explain={explain} />;
  }, [view.course, t, plus]);
  return (
    <svg
      className="board pp-board"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={t.board.label(view.turn)}
    >
      <Scenery />
      <Asphalt seats={info.seats} />
      {course}
      {view.phase === 'build' && <NextSpace space={view.course.length + 1} move={considered?.move ?? null} />}
      <Infield words={words} view={view} cue={cue} />
      <Cars
        view={view}
        cue={cue}
        seat={asked ? position.viewer : null}
        legal={asked ? position.legal : NONE}
        consider={consider}
        choose={choose}
      />
      {position.viewer !== null && journeys.length > 0 && (
        <Outlook view={view} seat={position.viewer} journeys={journeys} />
      )}
    </svg>
  );
}

function journeysOf(preview: Preview | null): readonly CarPreview[] {
  if (preview === null || 'left' in preview) return [];
  return 'cars' in preview ? preview.cars : [preview];
}

/** Where the next token goes, and the token that is being considered. */
function NextSpace({ space, move }: { readonly space: number; readonly move: Move | null }): ReactElement {
  const { x, y, angle } = spotAt(distanceOf(space), TOKEN_ASIDE);
  return (
    <g>
      <path className="pp-next" d={cellPath(space, -ROAD / 2 + 4, ROAD / 2 - 4)} />
      {move !== null && 'token' in move && (
        <TokenFace token={move.token} x={x} y={y} angle={move.token === 'turbo' ? angle : 0} scale={1.25} />
      )}
    </g>
  );
}
