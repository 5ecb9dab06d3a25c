import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { TextContext } from '../games/ui.ts';
import { Icon } from '../kit/icons.tsx';
import type { TableLink } from '../games/table-link.ts';
import { useTexts } from '../base/texts/index.tsx';
import { ContinueDialog } from './ContinueDialog.tsx';
import { downloadRecord } from './download.ts';
import type { ReplayPlayer } from './replay-player.ts';
import { viewableSeats } from './viewers.ts';
import { ShareLink } from './ShareLink.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

const AnimationDialog = lazy(async () => ({
  default: (await import('./animation/AnimationDialog.tsx')).AnimationDialog,
}));

type ReplayPanel = 'verify' | 'continue' | 'animation';

interface ReplayToolsProps {
  readonly link: TableLink;
  readonly context: TextContext;
  readonly player: ReplayPlayer;
  readonly at: number;
  readonly viewer: number | null;
  readonly over: boolean;
  /** Whether this is the last position of a finished race. */
  readonly ended: boolean;
}

/** Chooses the viewer, and offers what else can be done with a race: share, download, verify, continue. */
export function ReplayTools({ link, context, player, at, viewer, over, ended }: ReplayToolsProps): ReactElement {
  const t = useTexts().replay;
  const [panel, setPanel] = useState<ReplayPanel | null>(asksToVerify() ? 'verify' : null);
  const close = (): void => setPanel(null);
  const show = (next: ReplayPanel): void => {
    player.pause();
    setPanel(next);
  };
  const { info } = link;
  const seats = viewableSeats(info, over);
  return (
    <div className="replay-more">
      {seats.length > 0 && (
        <label className="replay-viewer">
          <span>{t.viewer}</span>
          <select
            className="field"
            value={viewer ?? ''}
            onChange={({ target }) => player.viewAs(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t.spectator}</option>
            {seats.map((seat) => (
              <option key={seat} value={seat}>
                {context.name(seat)}
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
        {over && (
          <button type="button" className="button" onClick={() => show('animation')}>
            <Icon name="download" size={20} /> {t.animation.title}
          </button>
        )}
        <ShareLink link={link} at={at} onShare={() => player.pause()} />
      </div>
      {panel === 'animation' && (
        <Suspense>
          <AnimationDialog player={player} fileName={`paddock-${info.game}.gif`} onClose={close} />
        </Suspense>
      )}
      {panel === 'verify' && <VerifyDialog id={info.id} onClose={close} />}
      {panel === 'continue' && (
        <ContinueDialog context={context} seats={seats} at={at} first={viewer ?? seats[0]!} onClose={close} />
      )}
    </div>
  );
}

/** A link may open the verification directly: /replay/:id?verify. */
function asksToVerify(): boolean {
  return new URLSearchParams(location.search).has('verify');
}
