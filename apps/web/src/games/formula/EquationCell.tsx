import type { CSSProperties, ReactElement } from 'react';
import { liveryOf } from '../../kit/livery.ts';
import { CardFace } from './cards.tsx';
import type { Composer } from './composer.ts';
import { slotId } from './composer-state.ts';
import type { Cell, Slot } from './draft.ts';
import { type CardSpot, transformOf } from './geometry.ts';
import type { NumberLetter } from './signs.ts';
import { slotClass } from './Slots.tsx';

/** The letters that fit on a card. */
const MAX_NAME_LENGTH = 9;

export function spotStyle({ x, y, w }: CardSpot, angle = 0): CSSProperties {
  return { transform: transformOf({ x, y }, w / 100, angle) };
}

interface EquationCellProps {
  readonly cell: Cell;
  readonly index: number;
  readonly spot: CardSpot;
  readonly slot: Slot | null;
  readonly place: NumberLetter;
  readonly composer: Composer | null;
  readonly hover: string | null;
  /** Who laid the lying card since the viewer's last turn. */
  readonly owner: number | null;
  readonly nameOf: (seat: number) => string;
}

/** A card of the formula: lying, with who laid it, or of the draft. */
export function EquationCell({
  cell,
  index,
  spot,
  slot,
  place,
  composer,
  hover,
  owner,
  nameOf,
}: EquationCellProps): ReactElement {
  const fresh = cell.laid !== null;
  const tap = (): void => {
    if (composer === null) return;
    if (slot !== null) composer.tapSlot(slot);
    else if (fresh) composer.tapCell(place, index);
  };
  const look = slot === null ? '' : slotClass({ slot, composer, hover }, '');
  const raised = fresh ? { ...spot, y: spot.y - spot.w * 0.05 } : spot;
  return (
    <g
      className={`${fresh ? 'fo-fresh' : 'fo-lying'} ${composer !== null && (slot !== null || fresh) ? 'fo-tap' : ''} ${look}`}
      style={spotStyle(raised, fresh ? 1.5 : 0)}
      data-fo-slot={slot === null ? undefined : slotId(slot)}
      onClick={tap}
    >
      {/* The key restarts the animation when another card comes here. */}
      <g key={fresh ? cell.face : 'lying'} className={fresh ? 'fo-snap' : undefined}>
        <rect className="fo-glow" x="-50" y="-70" width="100" height="140" rx="11" />
        <CardFace face={cell.face} />
        <rect className="fo-card-ring" x="-53" y="-73" width="106" height="146" rx="13" />
        {!fresh && owner !== null && <OwnerRing owner={owner} name={nameOf(owner)} />}
      </g>
      {fresh && <path className="fo-fresh-tab" d="M-9-82h18l-9 13z" />}
    </g>
  );
}

/** Who laid a card, around it and as a name below. */
function OwnerRing({ owner, name }: { owner: number; name: string }): ReactElement {
  const { paint } = liveryOf(owner);
  const shown = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;
  return (
    <g className="fo-owner">
      <rect className="fo-owner-edge" x="-54" y="-74" width="108" height="148" rx="14" />
      <rect className="fo-owner-ring" x="-54" y="-74" width="108" height="148" rx="14" stroke={paint} />
      <rect className="fo-owner-plate" x="-46" y="-84" width="92" height="25" rx="7" />
      <text className="fo-owner-name" y="-65">
        {shown}
      </text>
    </g>
  );
}
