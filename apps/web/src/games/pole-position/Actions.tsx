import type { PolePositionTypes } from '@paddock/pole-position';
import { type ReactElement, useEffect, useRef } from 'react';
import type { TableProps } from '../ui.ts';
import { CarPicker } from './CarPicker.tsx';
import { FuelHand } from './FuelHand.tsx';
import { OpenHands } from './OpenHands.tsx';
import type { PolePositionTexts } from './texts/types.ts';
import { TokenPicker } from './TokenPicker.tsx';
import './actions.css';

/** What the viewer may do now, and below it the open hands of all players (PP-13). */
export function Actions(props: TableProps<PolePositionTypes, PolePositionTexts>): ReactElement {
  const { context, position, view, isAsked } = props;
  const laying = view.phase === 'build' || view.phase === 'course';
  const area = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  // The car buttons disappear when one is picked; the focus stays here.
  useEffect(() => {
    if (within.current && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [view.phase, isAsked]);
  return (
    <div
      ref={area}
      className="pp-actions"
      tabIndex={-1}
      onFocus={() => {
        within.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) within.current = false;
      }}
    >
      {position.viewer !== null && <ChoicePanel {...props} seat={position.viewer} />}
      {!laying && <OpenHands view={view} context={context} viewer={isAsked ? position.viewer : null} />}
    </div>
  );
}

function ChoicePanel(
  props: TableProps<PolePositionTypes, PolePositionTexts> & { readonly seat: number },
): ReactElement | null {
  switch (props.view.phase) {
    case 'build':
      return <TokenPicker {...props} />;
    case 'move':
      return props.isAsked ? <CarPicker {...props} /> : <FuelHand {...props} />;
    case 'choose':
      return <FuelHand {...props} />;
    case 'course':
    case 'over':
      return null;
  }
}
