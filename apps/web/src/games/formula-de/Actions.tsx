import { memo, type ReactElement, useLayoutEffect, useRef } from 'react';
import { Dashboard } from './Dashboard.tsx';
import { DriveEndList } from './DriveEndList.tsx';
import { GearGate } from './GearGate.tsx';
import type { FormulaDeTableProps } from './ui-types.ts';
import './formula-de.css';
import './dashboard.css';

/** Gear lever, dashboard, and after the roll the choices. They do not show what is being animated. */
export const Actions = memo(ActionsPanel, (before, after) => {
  const isSame = (['context', 'view', 'position', 'isAsked', 'considered', 'chosen'] as const).every(
    (name) => before[name] === after[name],
  );
  // While nothing can be chosen, the callbacks are not used.
  return isSame && (!after.isAsked || (before.choose === after.choose && before.consider === after.consider));
});

function ActionsPanel(props: FormulaDeTableProps): ReactElement {
  const { context, view, position, isAsked } = props;
  const moving = isAsked && view.phase === 'move';
  const seat = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  // Buttons disappear when a choice is made; the focus stays here.
  useLayoutEffect(() => {
    const now = document.activeElement;
    const lost = now === null || now === document.body || now.matches(':disabled');
    if (focused.current && lost) seat.current?.focus({ preventScroll: true });
  }, [position.n, moving, isAsked]);
  const car = carToShow(props);
  return (
    <div
      ref={seat}
      className="fd-actions"
      tabIndex={-1}
      onFocus={() => (focused.current = true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) focused.current = false;
      }}
    >
      {moving ? <DriveEndList {...props} /> : <GearGate {...props} car={car} />}
      {car !== null && <Dashboard context={context} car={view.cars[car]!} compact={false} />}
      {otherCars(props, car).map((other) => (
        <Dashboard key={other} context={context} car={view.cars[other]!} compact />
      ))}
    </div>
  );
}

/** The viewer's car: the one to move, else the next one to move; spectators see the car whose turn it is. */
function carToShow({ context, view }: FormulaDeTableProps): number | null {
  const mine = view.cars.filter(({ seat }) => seat === context.viewer).map(({ car }) => car);
  if (mine.length === 0) return view.order[0] ?? null;
  return view.order.find((car) => mine.includes(car)) ?? mine[0]!;
}

function otherCars({ context, view }: FormulaDeTableProps, shown: number | null): number[] {
  return view.cars.filter(({ seat, car }) => seat === context.viewer && car !== shown).map(({ car }) => car);
}
