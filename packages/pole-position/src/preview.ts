import type { Seat } from '@paddock/kernel';
import { TOKEN_COUNTS } from './course.ts';
import { carMoves, kindOf } from './fuel.ts';
import { carsToPick } from './car-drive.ts';
import { describeDrive } from './landing.ts';
import { canMove } from './race.ts';
import { CARS_PER_SEAT, type CarPreview, FINISH_SPACE, type Move, type Preview, type State } from './types.ts';

/** What a legal move will do. */
export function previewOf(s: State, plus: boolean, seat: Seat, move: Move): Preview {
  if ('car' in move) return previewCar(s, plus, seat, move.car);
  if ('fuel' in move) return previewCard(s, plus, seat, move.fuel);
  const kind = kindOf(move.token);
  const laid = s.course.filter((other) => other === kind).length;
  return { space: s.course.length + 1, left: TOKEN_COUNTS[kind]! - laid - 1 };
}

function previewCar(s: State, plus: boolean, seat: Seat, own: number): CarPreview {
  const car = seat * CARS_PER_SEAT + own;
  const drive = describeDrive(s, plus, seat, own);
  const place = drive.end === FINISH_SPACE ? s.arrived + 1 : null;
  return { car: own, from: s.at[car]!, points: s.chosen[seat]!, ...drive, place };
}

/** Plays as if nobody else had chosen a card: what the others have chosen must not be visible (PP-6). */
function previewCard(s: State, plus: boolean, seat: Seat, fuel: number): Preview {
  const alone: State = { ...s, chosen: s.chosen.map((_, other) => (other === seat ? fuel : 0)), waiting: 1 << seat };
  const able = canMove(s, plus, seat) ? carMoves(carsToPick(alone, plus, seat)) : [];
  return {
    cars: able.map(({ car }) => previewCar(alone, plus, seat, car)),
    refills: s.hands[seat] === 1 << fuel,
  };
}
