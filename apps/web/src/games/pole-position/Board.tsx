import type { CarPreview, Move, PolePositionTypes, Token } from '@paddock/pole-position';
import { type ReactElement, useMemo } from 'react';
import type { BoardBox } from '../../kit/board-zoom.ts';
import { ZoomableBoard } from '../../kit/ZoomableBoard.tsx';
import type { TableProps } from '../ui.ts';
import { Cars } from './Cars.tsx';
import { cellPath, distanceOf, HEIGHT, ROAD_WIDTH, poseAt, SPACE_LENGTH, WIDTH } from './geometry.ts';
import { Infield } from './Infield.tsx';
import { MovePreview } from './MovePreview.tsx';
import { Asphalt, CourseTokens, TOKEN_ASIDE } from './Road.tsx';
import { Scenery } from './Scenery.tsx';
import type { PolePositionTexts } from './texts/types.ts';
import { TokenFace } from './Token.tsx';
import { cardRowBox, journeysOf, zoomBoxOf } from './zoom-box.ts';
import './pole-position.css';

const NO_MOVES: readonly Move[] = [];

/** On a small screen the part of the road that matters is enlarged until a space is 44 pixels long. */
const SIZE = { width: WIDTH, height: HEIGHT, legibleScale: 44 / SPACE_LENGTH } as const;

/** The road as a loop on a poster, seen from above. */
export function Board(props: TableProps<PolePositionTypes, PolePositionTexts>): ReactElement {
  const { context, position, view, cue, isAsked, considered, consider, choose } = props;
  const { t, info } = context;
  const journeys = journeysOf(considered?.preview ?? null);
  // Intermediate views keep the same token array unless one is laid, so the course is rendered once.
  const plus = info.options.rules === 'plus';
  const course = useMemo(() => {
    const explain = (token: Token): string =>
      t.punctuation.labelled(t.tokens[token].name, t.tokens[token][plus ? 'plus' : 'does']);
    return <CourseTokens course={view.course} explain={explain} />;
  }, [view.course, t, plus]);
  return (
    <ZoomableBoard size={SIZE} box={boxToShow(props, journeys)} className="pp-board" label={t.board.label(view.turn)}>
      <Scenery />
      <Asphalt seats={info.seats} />
      {course}
      {view.phase === 'build' && <NextSpace space={view.course.length + 1} move={considered?.move ?? null} />}
      <Infield context={context} view={view} cue={cue} />
      <Cars
        view={view}
        cue={cue}
        seat={isAsked ? position.viewer : null}
        legal={isAsked ? position.legal : NO_MOVES}
        consider={consider}
        choose={choose}
      />
      {position.viewer !== null && journeys.length > 0 && (
        <MovePreview view={view} seat={position.viewer} journeys={journeys} />
      )}
    </ZoomableBoard>
  );
}

/** On a small board: the cards while they are turned, and the considered journeys; while a car is picked, all of them. */
function boxToShow(
  { view, cue, position, isAsked }: TableProps<PolePositionTypes, PolePositionTexts>,
  considered: readonly CarPreview[],
): BoardBox | null {
  if (cue?.event.type === 'revealed') return cardRowBox(view.points.length);
  if (!isAsked) return null;
  const isOpen = considered.length === 0 && view.phase === 'move';
  return zoomBoxOf(position.viewer ?? 0, isOpen ? (position.previews ?? []).flatMap(journeysOf) : considered);
}

/** Where the next token goes, with the considered token. */
function NextSpace({ space, move }: { readonly space: number; readonly move: Move | null }): ReactElement {
  const { x, y, angle } = poseAt(distanceOf(space), TOKEN_ASIDE);
  return (
    <g>
      <path className="pp-next" d={cellPath(space, -ROAD_WIDTH / 2 + 4, ROAD_WIDTH / 2 - 4)} />
      {move !== null && 'token' in move && (
        <TokenFace token={move.token} x={x} y={y} angle={move.token === 'turbo' ? angle : 0} scale={1.25} />
      )}
    </g>
  );
}
