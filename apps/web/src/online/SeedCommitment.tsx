import type { ReactElement } from 'react';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../base/texts/index.tsx';

/** The hash of the seed, shown before the race. */
export function SeedCommitment({ seedHash }: { readonly seedHash: string }): ReactElement {
  const t = useTexts().online;
  return (
    <details className="commitment">
      <summary>
        <Icon name="check" size={18} /> {t.dice} <code>{seedHash.slice(0, 8)}…</code>
      </summary>
      <p>{t.diceHint}</p>
      <code className="commitment-whole">{seedHash}</code>
    </details>
  );
}
