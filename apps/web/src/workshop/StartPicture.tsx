import type { ReactElement } from 'react';
import type { DesignStart } from '../games/workshop.ts';

const OVAL = 'M34 58C14 58 14 22 34 22H86C106 22 106 58 86 58Z';
const SQUIGGLE = 'M24 60C8 44 26 16 48 24S66 48 84 30 114 30 106 52 60 66 50 56 34 70 24 60Z';

/** A small poster for each way to begin. */
export function StartPicture({ start }: { readonly start: DesignStart | 'file' }): ReactElement {
  return (
    <svg className="workshop-picture" viewBox="0 0 120 80" aria-hidden="true">
      {start === 'empty' && (
        <>
          <path className="workshop-picture-dash" d="M18 60C26 26 50 16 66 32S96 50 104 24" />
          {[
            [18, 60],
            [40, 24],
            [74, 40],
            [104, 24],
          ].map(([x, y]) => (
            <circle key={x} className="workshop-picture-point" cx={x} cy={y} r="5" />
          ))}
        </>
      )}
      {start === 'starter' && <Road d={OVAL} />}
      {start === 'surprise' && (
        <>
          <Road d={SQUIGGLE} />
          <path className="workshop-picture-star" d="M96 6l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" />
        </>
      )}
      {start === 'file' && (
        <>
          <path className="workshop-picture-sheet" d="M36 8H72L88 24V72H36Z" />
          <path className="workshop-picture-fold" d="M72 8V24H88" />
          <path className="workshop-picture-small" d="M48 56C42 48 48 36 58 40S74 44 76 50 66 62 60 58 52 62 48 56Z" />
        </>
      )}
    </svg>
  );
}

function Road({ d }: { readonly d: string }): ReactElement {
  return (
    <>
      <path className="workshop-picture-rim" d={d} />
      <path className="workshop-picture-road" d={d} />
      <path className="workshop-picture-middle" d={d} />
    </>
  );
}
