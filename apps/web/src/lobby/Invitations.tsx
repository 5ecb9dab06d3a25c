import type { Table } from '@paddock/protocol';
import type { ReactElement } from 'react';
import { NameMark } from '../kit/PersonName.tsx';
import { useTexts } from '../base/texts/index.tsx';
import { JoinButton } from './OpenTables.tsx';
import { TableListItem } from './TableListItem.tsx';

/** Tables where a seat is reserved for the person. */
export function Invitations({ tables }: { tables: readonly Table[] }): ReactElement | null {
  const { lobby } = useTexts();
  if (tables.length === 0) return null;
  return (
    <section className="part" aria-labelledby="invitations">
      <h2 id="invitations">{lobby.invitations}</h2>
      <ul className="tickets">
        {tables.map((table) => (
          <TableListItem key={table.id} table={table} isHighlighted note={<InvitationHost table={table} />}>
            <JoinButton table={table} />
          </TableListItem>
        ))}
      </ul>
    </section>
  );
}

function InvitationHost({ table }: { table: Table }): ReactElement | null {
  const { lobby } = useTexts();
  const host = table.seats.find(({ person }) => person === table.host);
  if (host === undefined) return null;
  return (
    <p className="ticket-state">
      {lobby.invites(host.name)} <NameMark claimed={host.claimed} botAccount={host.botAccount} />
    </p>
  );
}
