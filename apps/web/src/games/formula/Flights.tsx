import type { FormulaKind } from '@paddock/formula';
import type { ReactElement } from 'react';
import type { Cue } from '../ui.ts';
import { CardBack, CardFace } from './cards.tsx';
import { arrange } from './arrange.ts';
import { type Point, type SeatSpot, type Spot, type Table, transformOf } from './geometry.ts';
import { Mover } from './LayingMotion.tsx';

interface FlightsProps {
  readonly table: Table;
  readonly cue: Cue<FormulaKind> | null;
  readonly spots: readonly SeatSpot[];
}

function at(point: Point, w: number, angle = 0): string {
  return transformOf(point, w / 100, angle);
}

/** Cards on their way between pile, hands and table, other than those of a formula. */
export function Flights({ table, cue, spots }: FlightsProps): ReactElement | null {
  if (cue === null) return null;
  const { event } = cue;
  const { pile, under } = table;
  switch (event.type) {
    case 'dealt':
    case 'drew': {
      const to = spots[event.seat]!;
      const slow = event.type === 'drew';
      const frames = [
        { transform: at(pile, pile.w) },
        { transform: at(pile, pile.w * (slow ? 1.12 : 1), slow ? -6 : 0), offset: slow ? 0.25 : 0.01 },
        { transform: at(to, 60, 12), opacity: 1, offset: 0.92 },
        { transform: at(to, 60, 12), opacity: slow ? 0 : 1 },
      ];
      return (
        <Mover key={cue.key} cue={cue} frames={frames}>
          <CardBack />
        </Mover>
      );
    }
    case 'opened': {
      const shape = { cards: 1, before: false, after: false };
      const { numbers } = arrange(table, { a: shape, b: shape, c: { ...shape, cards: 0 } });
      const laid = numbers[event.place];
      const to: Spot = { x: laid.cards[0]!, y: laid.y, w: laid.w };
      const frames = [{ transform: at(pile, pile.w, -8) }, { transform: at(to, to.w) }];
      return (
        <Mover key={cue.key} cue={cue} frames={frames}>
          <CardFace face={event.card} />
        </Mover>
      );
    }
    case 'turned': {
      const frames = [
        { transform: at(under, under.w) },
        { transform: at({ x: table.width / 2, y: (under.y + table.height) / 2 }, under.w, 180), offset: 0.5 },
        { transform: at(pile, pile.w, 360) },
      ];
      return (
        <Mover key={cue.key} cue={cue} frames={frames}>
          <CardBack />
        </Mover>
      );
    }
    default:
      return null;
  }
}
