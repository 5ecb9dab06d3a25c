import { type ReactElement, useState } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { Icon } from '../kit/icons.tsx';
import { useTexts } from '../texts/index.tsx';
import { TalkPanel } from './TalkPanel.tsx';
import { type TalkProps, useTalk } from './useTalk.ts';

/** On a phone: the talk is a button with the number of new messages, and a sheet from below. */
export function TalkButton(props: TalkProps): ReactElement {
  const t = useTexts();
  const { unread } = useTalk(props);
  const [open, setOpen] = useState(false);
  const label = t.talk.open(unread);
  return (
    <>
      <button
        type="button"
        className="icon-button talk-button only-narrow"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon name="talk" />
        <Unread count={unread} />
      </button>
      <Dialog
        open={open}
        shape="sheet"
        title={t.talk.title}
        onClose={() => setOpen(false)}
        closeLabel={t.settings.close}
      >
        <TalkPanel {...props} />
      </Dialog>
    </>
  );
}

/** A number that cannot be overlooked; what it means stands in the label of its button. */
export function Unread({ count }: { count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <span className="talk-unread" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
