import { type FormelFunTypes, numberOfRaces, printedNumber } from '@paddock/formel-fun';
import { type ReactElement, useCallback, useState } from 'react';
import { ZoomableBoard } from '../../kit/ZoomableBoard.tsx';
import type { TableProps } from '../ui.ts';
import { Cars } from './Cars.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { lanternCarOf, LanternSign } from './Lantern.tsx';
import { Piles, RaceSign, Scores, TurnOrder } from './Infield.tsx';
import { LandingSpace, CurrentNumber, MovePreview, TargetSpaces } from './MovePreview.tsx';
import { CardInFlight } from './CardInFlight.tsx';
import { EventBanner } from './EventBanner.tsx';
import type { FormelFunTexts } from './texts/types.ts';
import { Track } from './Track.tsx';
import { BOARD_SIZE, momentBoxOf, zoomBoxOf } from './zoom-box.ts';
import './board.css';

export function Board(props: TableProps<FormelFunTypes, FormelFunTexts>): ReactElement {
  const { context, position, view, cue, isAsked, considered, consider, choose } = props;
  const { t, info } = context;
  const [looking, setLooking] = useState(false);
  const look = useCallback(() => setLooking(true), []);
  const mover = view.order[0];
  const at = mover === undefined ? null : view.cars[mover]!.pos;
  const races = numberOfRaces(info.seats);
  // Not shown while a car drives.
  const waiting = cue === null || (cue.event.type !== 'moved' && cue.event.type !== 'race');
  const preview = isAsked ? (considered?.preview ?? null) : null;
  const last = lanternCarOf(view, cue);
  const box = isAsked && at !== null ? zoomBoxOf(at, position, preview) : momentBoxOf(cue, view);
  return (
    <>
      <ZoomableBoard size={BOARD_SIZE} box={box} className="ff-board" label={t.board.label(view.race, races)}>
        <Track />
        {waiting && at !== null && <CurrentNumber pos={at} number={printedNumber(at)} />}
        <RaceSign race={view.race} races={races} turn={view.turn} t={t} />
        <Piles pileSize={view.pileSize} discard={view.discard} top={view.top} t={t} onLook={look} />
        <TurnOrder order={view.order} seats={info.seats} t={t} />
        <Scores view={view} turnOf={mover === undefined ? null : view.cars[mover]!.seat} />
        <LanternSign view={view} last={last} t={t} />
        {isAsked && (
          <TargetSpaces
            view={view}
            position={position}
            consider={consider}
            choose={choose}
            turbo={considered?.move.turbo === true}
            chosen={props.chosen}
          />
        )}
        {preview !== null && <LandingSpace preview={preview} full={t.board.full} />}
        <Cars view={view} cue={cue} mover={waiting ? mover : undefined} last={last} />
        {preview !== null && mover !== undefined && <MovePreview view={view} mover={mover} preview={preview} />}
        <CardInFlight cue={cue} seats={info.seats} />
        <EventBanner cue={cue} view={view} context={context} />
      </ZoomableBoard>
      <DiscardDialog open={looking} discard={view.discard} t={t} onClose={() => setLooking(false)} />
    </>
  );
}
