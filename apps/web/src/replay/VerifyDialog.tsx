import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { localTables } from '../table/local.ts';
import { useTexts } from '../texts/index.tsx';
import type { Verification } from '../worker/verification.ts';
import { DiceTable } from './DiceTable.tsx';
import { CheckMark } from './CheckMark.tsx';
import { JointDice, usePinCheck, useSignatureCheck } from './JointDice.tsx';
import { isCheating } from './pin-check.ts';
import { judge } from './verdict.ts';

/** Every step a sceptic wants to see, from the commitment to the last die; the verdict on top. */
export function VerifyDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const t = useTexts();
  const checked = useAsync(() => localTables().verify(id), [id]);
  return (
    <Dialog open title={t.verify.title} onClose={onClose} closeLabel={t.settings.close}>
      {checked.state === 'loading' && (
        <p className="verify-wait" role="status">
          {t.verify.checking}
        </p>
      )}
      {checked.state === 'loaded' && checked.value !== null && <Findings found={checked.value} />}
      {(checked.state === 'failed' || (checked.state === 'loaded' && checked.value === null)) && (
        <p role="alert">{t.table.failedHint}</p>
      )}
    </Dialog>
  );
}

export function Findings({ found }: { readonly found: Verification }): ReactElement {
  const texts = useTexts();
  const t = texts.verify;
  const { seedHash, seed, seedsHash, dice, fault, digest, continuedFrom, over, joint } = found;
  const pinCheck = usePinCheck(found);
  const signature = useSignatureCheck(joint);
  const verdict = judge(found, signature === 'bad' || (pinCheck !== null && isCheating(pinCheck)));
  const said = {
    good: t.verdictGood(dice.length),
    bad: t.verdictBad,
    running: texts.replay.running,
    unknown: t.noSeed,
  }[verdict.kind];
  return (
    <div className="verify">
      <p className={`verify-verdict verify-${verdict.kind}`} role="status">
        {verdict.kind === 'good' && <span aria-hidden="true">✓ </span>}
        {verdict.kind === 'bad' && <span aria-hidden="true">✗ </span>}
        {said}
      </p>
      {continuedFrom > 0 && <p className="verify-note">{t.continued(continuedFrom)}</p>}
      {verdict.goodFrom !== null && <p className="verify-note">{t.perhapsContinued(verdict.goodFrom)}</p>}
      <ol className="verify-steps">
        <Item said={t.step1}>
          <Hex>{seedHash}</Hex>
        </Item>
        {seed !== null && (
          <>
            <Item said={t.step2}>
              <Hex>{seed}</Hex>
            </Item>
            <Item said={t.step3} fits={verdict.seed}>
              <Hex>{seedsHash}</Hex>
            </Item>
            {joint !== null && pinCheck !== null && (
              <JointDice joint={joint} pinCheck={pinCheck} signature={signature} />
            )}
            <Item said={t.step4} fits={verdict.dice}>
              <p className="verify-how">{t.how}</p>
              <DiceTable dice={dice} />
            </Item>
          </>
        )}
        {over && (
          <Item said={t.step5} fits={fault === null}>
            {fault !== null && (
              <p className="verify-fault" lang="en">
                {fault}
              </p>
            )}
            {digest === null ? <p>{t.noDigest}</p> : <Hex>{digest}</Hex>}
          </Item>
        )}
      </ol>
    </div>
  );
}

function Item({ said, fits, children }: { said: string; fits?: boolean; children: ReactNode }): ReactElement {
  return (
    <li>
      <p className="verify-said">
        {said} {fits !== undefined && <CheckMark fits={fits} inWords />}
      </p>
      {children}
    </li>
  );
}

/** Long numbers break in the middle of nowhere, so that all of them can be read. */
function Hex({ children }: { children: ReactNode }): ReactElement {
  return <code className="verify-hex">{children}</code>;
}
