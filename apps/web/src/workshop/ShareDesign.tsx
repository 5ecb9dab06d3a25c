import { type ReactElement, useEffect, useRef, useState } from 'react';
import { copyText } from '../kit/clipboard.ts';
import { Icon } from '../kit/icons.tsx';
import type { WorkshopPageTexts } from './page/types.ts';
import { createShareAddress } from './share-link.ts';

/** A link that carries the design. It is shown as well as copied, because not every browser lets a page copy. */
export function ShareDesign({
  design,
  texts,
}: {
  readonly design: object;
  readonly texts: WorkshopPageTexts;
}): ReactElement {
  const [address, setAddress] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The link belongs to the design as it was.
  useEffect(() => {
    setAddress(null);
    setCopied(false);
  }, [design]);
  useEffect(() => {
    if (address !== null) void copyText(address, field.current).then(setCopied);
  }, [address]);
  return (
    <div className="workshop-action">
      <button
        type="button"
        className="button"
        onClick={() => void createShareAddress(design, location.href).then(setAddress)}
      >
        <Icon name="link" size={20} /> {texts.share}
      </button>
      <p className="hint" role="status">
        {address === null ? texts.shareHint : isCopied ? texts.copied : texts.copyByHand}
      </p>
      {address !== null && (
        <input
          ref={field}
          className="field workshop-address"
          aria-label={texts.share}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}
