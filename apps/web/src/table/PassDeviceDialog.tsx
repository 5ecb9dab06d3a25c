import type { ReactElement } from 'react';
import { CarBadge } from '../kit/Car.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useTexts } from '../base/texts/index.tsx';

/** Hides the table until the next person holds the device. */
export function PassDeviceDialog(props: { seat: number; name: string; onTaken: () => void }): ReactElement {
  const { seat, name, onTaken } = props;
  const t = useTexts();
  return (
    <Dialog open title={t.table.handOver(name)} opaque>
      <p className="hand-over">
        <CarBadge seat={seat} size={110} />
        {t.table.handOverHint}
      </p>
      <button type="button" className="button primary" onClick={onTaken}>
        {t.table.iAm(name)}
      </button>
    </Dialog>
  );
}
