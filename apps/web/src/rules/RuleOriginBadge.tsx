import { Fragment, type ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import type { RuleOrigin } from '../games/rules-document.ts';

/** Marks a rule as printed (R) or as our decision (D). The legend explains both. */
export function RuleOriginBadge({ origin }: { origin: RuleOrigin }): ReactElement {
  const t = useTexts();
  return (
    <>
      {origin.split('/').map((letter, i) => (
        <Fragment key={letter}>
          {i > 0 && ' '}
          <abbr className={`badge badge-${letter}`} title={letter === 'R' ? t.rules.printed : t.rules.decision}>
            {letter}
          </abbr>
        </Fragment>
      ))}
    </>
  );
}
