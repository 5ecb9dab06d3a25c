import type { FormulaTypes } from '@paddock/formula';
import type { ReactElement } from 'react';
import type { Cue } from '../ui.ts';
import { CardBack, CardFace } from './cards.tsx';
import { layOutFormula } from './formula-layout.ts';
import { type FeltPoint, type SeatSpot, type CardSpot, type FeltLayout, transformOf } from './geometry.ts';
import { AnimatedGroup } from './LayingAnimation.tsx';

interface FlyingCardsProps {
  readonly table: FeltLayout;
  readonly cue: Cue<FormulaTypes> | null;
  readonly spots: readonly SeatSpot[];
}

function transformAt(point: FeltPoint, w: number, angle = 0): string {
  return transformOf(point, w / 100, angle);
}

/** Cards that move between pile, hands and table, other than those of a formula. */
export function FlyingCards({ table, cue, spots }: FlyingCardsProps): ReactElement | null {
  if (cue === null) return null;
  const { event } = cue;
  const { pile, under } = table;
  switch (event.type) {
    case 'dealt':
    case 'drew': {
      const to = spots[event.seat]!;
      const slow = event.type === 'drew';
      const frames = [
        { transform: transformAt(pile, pile.w) },
        { transform: transformAt(pile, pile.w * (slow ? 1.12 : 1), slow ? -6 : 0), offset: slow ? 0.25 : 0.01 },
        { transform: transformAt(to, 60, 12), opacity: 1, offset: 0.92 },
        { transform: transformAt(to, 60, 12), opacity: slow ? 0 : 1 },
      ];
      return (
        <AnimatedGroup key={cue.key} cue={cue} frames={frames}>
          <CardBack />
        </AnimatedGroup>
      );
    }
    case 'opened': {
      const shape = { cards: 1, before: false, after: false };
      const { numbers } = layOutFormula(table, { a: shape, b: shape, c: { ...shape, cards: 0 } });
      const laid = numbers[event.place];
      const to: CardSpot = { x: laid.cards[0]!, y: laid.y, w: laid.w };
      const frames = [{ transform: transformAt(pile, pile.w, -8) }, { transform: transformAt(to, to.w) }];
      return (
        <AnimatedGroup key={cue.key} cue={cue} frames={frames}>
          <CardFace face={event.card} />
        </AnimatedGroup>
      );
    }
    case 'turned': {
      const frames = [
        { transform: transformAt(under, under.w) },
        { transform: transformAt({ x: table.width / 2, y: (under.y + table.height) / 2 }, under.w, 180), offset: 0.5 },
        { transform: transformAt(pile, pile.w, 360) },
      ];
      return (
        <AnimatedGroup key={cue.key} cue={cue} frames={frames}>
          <CardBack />
        </AnimatedGroup>
      );
    }
    default:
      return null;
  }
}
