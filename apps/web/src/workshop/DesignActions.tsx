import type { Result } from '@paddock/kernel';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import type { ApiError } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { useDesignOrigin } from '../gallery/design-origins.ts';
import { PublishDialog } from '../gallery/PublishDialog.tsx';
import { gameCard } from '../games/index.ts';
import type { EditedDesign } from '../games/workshop.ts';
import { WORKSHOP_GAME } from '../games/workshops.ts';
import { Icon } from '../kit/icons.tsx';
import { saveBlob } from '../kit/save-blob.ts';
import { useTableActions } from '../lobby/useTableActions.ts';
import { NicknameRequiredButton } from '../people/NicknameRequiredButton.tsx';
import { requestOptions } from '../setup/requested-options.ts';
import { saveToAccount } from './account-designs.ts';
import type { WorkshopPageTexts } from './page/types.ts';
import { JudgeDesign } from './JudgeDesign.tsx';
import { ShareDesign } from './ShareDesign.tsx';

interface DesignActionsProps {
  /** The id of the design; `null` until it is kept on this device. */
  readonly id: string | null;
  readonly edited: EditedDesign;
  /** The option of the game whose value the design makes. */
  readonly option: string;
  readonly texts: WorkshopPageTexts;
  /** Saves the design on this device and returns its id there; `null` if it cannot be saved. */
  readonly saveHere: (edited: EditedDesign) => Promise<string | null>;
}

/** What can be done with a design: race on it, share it, save it. */
export function DesignActions({ id, edited, option, texts, saveHere }: DesignActionsProps): ReactElement {
  const [, go] = useLocation();
  const { createPrivateTable } = useTableActions();
  const { value, design } = edited;
  const card = gameCard(WORKSHOP_GAME)!;
  return (
    <div className="workshop-actions">
      {value === null ? (
        <p className="hint">{texts.notReady}</p>
      ) : (
        <>
          <div className="workshop-action">
            <button
              type="button"
              className="button primary"
              onClick={() => go(`/new/${card.id}`, { state: requestOptions({ [option]: value }) })}
            >
              <Icon name="play" size={20} /> {texts.race}
            </button>
            <p className="hint">{texts.raceHint}</p>
          </div>
          <div className="workshop-action">
            <NicknameRequiredButton
              label={texts.raceOnline}
              hint={texts.raceOnline}
              action={() => createPrivateTable(card, [], { [option]: value })}
            />
            <p className="hint">{texts.raceOnlineHint}</p>
          </div>
        </>
      )}
      {value !== null && <JudgeDesign value={value} texts={texts} />}
      {design !== null && value !== null && (
        <PublishDesign id={id} option={option} value={value} design={design} name={edited.summary.name} />
      )}
      {design !== null && <ShareDesign design={design} texts={texts} />}
      <KeepInAccount {...{ edited, option, texts, saveHere }} />
      <DesignFiles edited={edited} texts={texts} />
    </div>
  );
}

interface PublishDesignProps {
  readonly id: string | null;
  readonly option: string;
  readonly value: object;
  readonly design: object;
  readonly name: string;
}

/** Publishes the circuit with its design, so that others can make their own of it. */
function PublishDesign({ id, option, value, design, name }: PublishDesignProps): ReactElement {
  const { publish } = useTexts().gallery;
  const [isOpen, setOpen] = useState(false);
  const [origin, setOrigin] = useDesignOrigin(id);
  return (
    <div className="workshop-action">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {publish.open}
      </button>
      {isOpen && (
        <PublishDialog
          publication={{ game: WORKSHOP_GAME, option, value, design, name }}
          needsName={false}
          origin={origin}
          onClose={() => setOpen(false)}
          onPublished={(item) => setOrigin(item.id)}
        />
      )}
    </div>
  );
}

function KeepInAccount({ edited, option, texts, saveHere }: Omit<DesignActionsProps, 'id'>): ReactElement {
  const [kept, setKept] = useState<EditedDesign | null>(null);
  const keep = async (): Promise<Result<unknown, ApiError>> => {
    const id = await saveHere(edited);
    if (id === null) return { ok: false, error: { code: 'internal', message: 'cannot be stored on this device' } };
    const saved = await saveToAccount(id, option);
    if (saved.ok) setKept(edited);
    return saved;
  };
  return (
    <div className="workshop-action">
      <NicknameRequiredButton
        label={texts.keepInAccount}
        hint={texts.keepInAccount}
        errorTexts={{ forbidden: texts.claimFirst, stale: texts.accountChanged, full: texts.accountFull }}
        action={keep}
      />
      <p className="hint" role="status">
        {kept === edited ? texts.keptInAccount : texts.keepInAccountHint}
      </p>
    </div>
  );
}

function DesignFiles({ edited, texts }: Pick<DesignActionsProps, 'edited' | 'texts'>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { value, design, draft, summary } = edited;
  const name =
    summary.name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'circuit';
  const save = (content: object, ending: string): void =>
    saveBlob(new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }), `${name}.${ending}`);
  return (
    <details className="workshop-files" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.files}</summary>
      <button type="button" className="button" onClick={() => save(design ?? draft, 'design.json')}>
        <Icon name="download" size={20} /> {texts.saveDesign}
      </button>
      {value !== null && (
        <button type="button" className="button" onClick={() => save(value, 'json')}>
          <Icon name="download" size={20} /> {texts.saveCircuit}
        </button>
      )}
    </details>
  );
}
