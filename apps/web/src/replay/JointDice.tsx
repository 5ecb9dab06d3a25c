import { type ReactElement, useMemo } from 'react';
import { useAsync } from '../kit/useAsync.ts';
import { dicePins } from '../online/dice-pins.ts';
import { useTexts } from '../base/texts/index.tsx';
import type { JointVerification, Verification } from '../worker/verification.ts';
import { CheckMark } from './CheckMark.tsx';
import { checkAgainstPin, type PinCheck } from './pin-check.ts';
import { checkSignature, type SignatureCheck } from './signature.ts';

/** Compares what this browser noted about an online race with its record; `null` for a local race. */
export function usePinCheck({ joint }: Verification): PinCheck | null {
  return useMemo(() => {
    if (joint === null) return null;
    return checkAgainstPin(joint.record, dicePins.find(joint.binding.table));
  }, [joint]);
}

/** Checks the signature of an online race; `null` without a signature, or while checking. */
export function useSignatureCheck(joint: JointVerification | null): SignatureCheck | null {
  const checked = useAsync<SignatureCheck | null>(async () => {
    const signature = joint?.record.signature;
    return joint === null || signature === undefined ? null : checkSignature(joint.record, signature);
  }, [joint]);
  return checked.state === 'loaded' ? checked.value : null;
}

interface JointDiceProps {
  readonly joint: JointVerification;
  readonly pinCheck: PinCheck;
  readonly signature: SignatureCheck | null;
}

/** Who contributed to the dice of an online race, whether this browser's nonce was used, and who signed it. */
export function JointDice({ joint, pinCheck, signature }: JointDiceProps): ReactElement {
  const t = useTexts().verify;
  const { contributions } = joint.binding;
  const committed = contributions.filter((contribution) => contribution !== null);
  const dropped = committed.filter(({ nonce }) => nonce === null).length;
  return (
    <>
      <li>
        <p className="verify-message">
          {t.joint(committed.length - dropped)} <CheckMark fits={joint.fault === null} inWords />
        </p>
        {dropped > 0 && <p className="verify-note">{t.dropped(dropped)}</p>}
        {joint.fault !== null && (
          <p className="verify-error" lang="en">
            {joint.fault}
          </p>
        )}
        <code className="verify-hex">{joint.diceSeed}</code>
      </li>
      <li>
        <p className="verify-message">
          {pinText(pinCheck, t)} {pinCheck.kind !== 'nothing' && <CheckMark fits={pinCheck.kind !== 'fault'} inWords />}
        </p>
      </li>
      <Signature publicKey={joint.record.signature?.publicKey ?? null} result={signature} />
    </>
  );
}

function pinText(check: PinCheck, t: ReturnType<typeof useTexts>['verify']): string {
  if (check.kind === 'contributed') return t.pinContributed(check.seat + 1);
  if (check.kind !== 'fault') return check.kind === 'seen' ? t.pinSeen : t.pinNothing;
  return t.pinFaults[check.fault];
}

interface SignatureProps {
  readonly publicKey: string | null;
  readonly result: SignatureCheck | null;
}

function Signature({ publicKey, result }: SignatureProps): ReactElement {
  const t = useTexts().verify;
  const text = result === 'unchecked' ? t.signatureUnchecked : t.signature;
  return (
    <li>
      <p className="verify-message">
        {publicKey === null ? t.signatureNone : text}{' '}
        {(result === 'good' || result === 'bad') && <CheckMark fits={result === 'good'} inWords />}
      </p>
      {publicKey !== null && <code className="verify-hex">{publicKey}</code>}
    </li>
  );
}
