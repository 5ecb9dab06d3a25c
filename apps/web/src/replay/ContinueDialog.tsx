import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../base/settings.ts';
import type { TextContext } from '../games/ui.ts';
import { CarBadge } from '../kit/Car.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { DEFAULT_BOT } from '../table/play-now.ts';
import { botName } from '../base/bot-names.ts';
import type { Driver } from '../games/table-link.ts';
import { localTables } from '../table/local.ts';
import { useTexts } from '../base/texts/index.tsx';

interface ContinueDialogProps {
  readonly context: TextContext;
  readonly seats: readonly number[];
  readonly at: number;
  readonly first: number;
  readonly onClose: () => void;
}

/** Starts a new race from this position, with the person in one of the cars. */
export function ContinueDialog({ context, seats, at, first, onClose }: ContinueDialogProps): ReactElement {
  const t = useTexts();
  const [, go] = useLocation();
  const nickname = useSettings((settings) => settings.nickname);
  const [seat, setSeat] = useState(first);
  const { info } = context;
  const start = async (): Promise<void> => {
    const id = await localTables().continueFrom(info.id, at, driversFor(info.seats, seat, nickname));
    if (id !== null) go(`/table/${id}`);
  };
  return (
    <Dialog open title={t.replay.continueHere} onClose={onClose} closeLabel={t.close}>
      <p className="continue-hint">{t.replay.continueHint}</p>
      <fieldset className="continue-seats">
        <legend className="hidden-text">{t.setup.drivers}</legend>
        {seats.map((one) => (
          <label key={one} className={one === seat ? 'continue-seat continue-chosen' : 'continue-seat'}>
            <input type="radio" name="seat" checked={one === seat} onChange={() => setSeat(one)} />
            <CarBadge seat={one} />
            {t.replay.continueAs(context.name(one))}
          </label>
        ))}
      </fieldset>
      <button type="button" className="button primary" onClick={() => void start()}>
        {t.replay.continueStart}
      </button>
    </Dialog>
  );
}

/** One person at a seat, and bots of the default level at all others. */
function driversFor(seats: number, person: number, nickname: string): Driver[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === person ? { kind: 'person', name: nickname } : { kind: 'bot', bot: DEFAULT_BOT, name: botName(seat) },
  );
}
