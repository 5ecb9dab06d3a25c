import { type ReactElement, useState } from 'react';
import type { Words } from '../games/ui.ts';
import { Icon } from '../kit/icons.tsx';
import type { TableLink } from '../table/link.ts';
import { useTexts } from '../texts/index.tsx';
import { ContinueDialog } from './ContinueDialog.tsx';
import { downloadRecord } from './download.ts';
import type { Reel } from './reel.ts';
import { openSeats } from './seats.ts';
import { ShareLink } from './ShareLink.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

interface MoreProps {
  readonly link: TableLink;
  readonly words: Words;
  readonly reel: Reel;
  readonly at: number;
  readonly viewer: number | null;
  readonly over: boolean;
  /** Whether this moment is the end. */
  readonly ended: boolean;
}

/** With whose eyes, and what else can be done with a race. */
export function More({ link, words, reel, at, viewer, over, ended }: MoreProps): ReactElement {
  const t = useTexts().replay;
  const [panel, setPanel] = useState<'verify' | 'continue' | null>(asksToVerify() ? 'verify' : null);
  const close = (): void => setPanel(null);
  const show = (next: 'verify' | 'continue'): void => {
    reel.pause();
    setPanel(next);
  };
  const { info } = link;
  const seats = openSeats(info, over);
  return (
    <div className="replay-more">
      {seats.length > 0 && (
        <label className="replay-viewer">
          <span>{t.viewer}</span>
          <select
            className="field"
            value={viewer ?? ''}
            onChange={({ target }) => reel.look(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t.spectator}</option>
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {words.name(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="replay-tools">
        {!ended && seats.length > 0 && (
          <button type="button" className="button replay-continue" onClick={() => show('continue')}>
            <Icon name="play" size={20} /> {t.continueHere}
          </button>
        )}
        <button type="button" className="button" onClick={() => show('verify')}>
          <Icon name="check" size={20} /> {t.verify}
        </button>
        <button type="button" className="button" onClick={() => void downloadRecord(link)}>
          <Icon name="download" size={20} /> {t.download}
        </button>
        <ShareLink link={link} at={at} onShare={() => reel.pause()} />
      </div>
      {panel === 'verify' && <VerifyDialog id={info.id} onClose={close} />}
      {panel === 'continue' && (
        <ContinueDialog words={words} seats={seats} at={at} first={viewer ?? seats[0]!} onClose={close} />
      )}
    </div>
  );
}

/** A link may lead straight to the dice: /replay/:id?verify. */
function asksToVerify(): boolean {
  return new URLSearchParams(location.search).has('verify');
}
