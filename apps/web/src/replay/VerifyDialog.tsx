import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../kit/Dialog.tsx';
import { useAsync } from '../kit/useAsync.ts';
import { localTables } from '../table/local.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { Verification } from '../worker/verification.ts';
import { DiceTable } from './DiceTable.tsx';
import { CheckMark } from './CheckMark.tsx';
import { JointDice, usePinCheck, useSignatureCheck } from './JointDice.tsx';
import { isCheating } from './pin-check.ts';
import { assessVerification } from './verdict.ts';

/** The verification step by step, from the commitment to the last die, with the verdict on top. */
export function VerifyDialog({ id, onClose }: { id: string; onClose: () => void }): ReactElement {
  const t = useTexts();
  const checked = useAsync(() => localTables().verify(id), [id]);
  return (
    <Dialog open title={t.verify.title} onClose={onClose} closeLabel={t.close}>
      {checked.state === 'loading' && (
        <p className="verify-wait" role="status">
          {t.verify.checking}
        </p>
      )}
      {checked.state === 'loaded' && checked.value !== null && <VerificationSteps verification={checked.value} />}
      {(checked.state === 'failed' || (checked.state === 'loaded' && checked.value === null)) && (
        <p role="alert">{t.table.failedHint}</p>
      )}
    </Dialog>
  );
}

function VerificationSteps({ verification }: { readonly verification: Verification }): ReactElement {
  const texts = useTexts();
  const t = texts.verify;
  const { seedHash, seed, computedSeedHash, dice, fault, digest, continuedFrom, over, joint } = verification;
  const pinCheck = usePinCheck(verification);
  const signature = useSignatureCheck(joint);
  const verdict = assessVerification(verification, signature === 'bad' || (pinCheck !== null && isCheating(pinCheck)));
  const text = {
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
        {text}
      </p>
      {continuedFrom > 0 && <p className="verify-note">{t.continued(continuedFrom)}</p>}
      {verdict.goodFrom !== null && <p className="verify-note">{t.perhapsContinued(verdict.goodFrom)}</p>}
      <ol className="verify-steps">
        <VerificationStep text={t.step1}>
          <Hex>{seedHash}</Hex>
        </VerificationStep>
        {seed !== null && (
          <>
            <VerificationStep text={t.step2}>
              <Hex>{seed}</Hex>
            </VerificationStep>
            <VerificationStep text={t.step3} fits={verdict.seed}>
              <Hex>{computedSeedHash}</Hex>
            </VerificationStep>
            {joint !== null && pinCheck !== null && (
              <JointDice joint={joint} pinCheck={pinCheck} signature={signature} />
            )}
            <VerificationStep text={t.step4} fits={verdict.dice}>
              <p className="verify-how">{t.how}</p>
              <DiceTable dice={dice} />
            </VerificationStep>
          </>
        )}
        {over && (
          <VerificationStep text={t.step5} fits={fault === null}>
            {fault !== null && (
              <p className="verify-error" lang="en">
                {fault}
              </p>
            )}
            {digest === null ? <p>{t.noDigest}</p> : <Hex>{digest}</Hex>}
          </VerificationStep>
        )}
      </ol>
    </div>
  );
}

function VerificationStep({
  text,
  fits,
  children,
}: {
  text: string;
  fits?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <li>
      <p className="verify-message">
        {text} {fits !== undefined && <CheckMark fits={fits} inWords />}
      </p>
      {children}
    </li>
  );
}

/** Long numbers may break anywhere, so that all digits can be read. */
function Hex({ children }: { children: ReactNode }): ReactElement {
  return <code className="verify-hex">{children}</code>;
}
