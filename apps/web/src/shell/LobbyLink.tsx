import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { useTurnCount } from './turn-count.ts';

/** The link to the lobby, with the number of tables where it is the person's turn. */
export function LobbyLink({ turns: knownTurns }: { turns: number | null | undefined }): ReactElement {
  const { nav } = useTexts();
  const turns = useTurnCount(knownTurns);
  return (
    <Link href="/lobby" className="shell-link" {...(turns > 0 ? { 'aria-label': nav.turnsAt(turns) } : {})}>
      {nav.lobby}
      {turns > 0 && (
        <span className="shell-turns" aria-hidden="true">
          {turns}
        </span>
      )}
    </Link>
  );
}
