import { type ReactElement, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { copyText } from '../kit/clipboard.ts';
import { embedCode } from './embed-code.ts';

/** Copies a piece of HTML that shows a public race on another page. */
export function EmbedButton({ id }: { readonly id: string }): ReactElement {
  const { embed: t } = useTexts().online;
  const [isCopied, setIsCopied] = useState(false);
  return (
    <button
      type="button"
      className="button"
      onClick={() => void copyText(embedCode(id, location.origin), null).then(setIsCopied)}
    >
      {isCopied ? t.copied : t.code}
    </button>
  );
}
