import type { ChampionshipEntrant } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { PersonName } from '../kit/PersonName.tsx';

/** The name of an entrant: of a person with a link to their page, of a bot with its level. */
export function EntrantName({ entrant }: { entrant: ChampionshipEntrant | undefined }): ReactElement | null {
  const t = useTexts();
  if (entrant === undefined) return null;
  const { id, kind, name, claimed, botAccount, level } = entrant;
  if (kind === 'bot') {
    return (
      <>
        {name} <small>{t.bots[level ?? '']?.name ?? level}</small>
      </>
    );
  }
  return (
    <Link href={`/people/${id}`}>
      <PersonName name={name} claimed={claimed} botAccount={botAccount} />
    </Link>
  );
}
