import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useMe } from '../base/me.ts';
import { useSettings } from '../base/settings.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { listAccountDesigns, openAccountDesign, removeAccountDesign } from './account-designs.ts';
import type { LoadedWorkshop } from './useWorkshop.ts';

/** The designs in the account of somebody who is signed in. */
export function AccountDesigns({ workshop, texts }: Pick<LoadedWorkshop, 'workshop' | 'texts'>): ReactElement | null {
  const isKnown = useMe(({ known }) => known);
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const [changes, setChanges] = useState(0);
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const listed = useAsync(async () => (isKnown ? listAccountDesigns() : []), [isKnown, changes]);
  if (listed.state !== 'loaded' || listed.value.length === 0) return null;
  const open = async (id: string): Promise<void> => {
    const opened = await openAccountDesign(id, workshop);
    if (opened === null) setFailed(true);
    else go(`/workshop/${opened}`);
  };
  const remove = async (): Promise<void> => {
    const { id } = removed!;
    setRemoved(null);
    setFailed(!(await removeAccountDesign(id)).ok);
    setChanges((count) => count + 1);
  };
  return (
    <section className="part">
      <h2>{texts.inAccount}</h2>
      {hasFailed && (
        <p className="error-text" role="alert">
          {texts.accountFailed}
        </p>
      )}
      <ul className="workshop-account">
        {listed.value.map(({ id, name, updatedAt }) => (
          <li key={id} className="panel workshop-account-design">
            <button type="button" className="workshop-account-open" onClick={() => void open(id)}>
              {name}
            </button>
            <span className="workshop-design-facts">
              {texts.savedOn(
                new Date(updatedAt).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' }),
              )}
            </span>
            <button
              type="button"
              className="workshop-design-button"
              aria-label={texts.removeOf(name)}
              onClick={() => setRemoved({ id, name })}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removed !== null}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        onConfirm={() => void remove()}
        onCancel={() => setRemoved(null)}
      >
        <p>{removed !== null && texts.removeFromAccount(removed.name)}</p>
      </ConfirmDialog>
    </section>
  );
}
