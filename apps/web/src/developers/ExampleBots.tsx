import { type ReactElement, useState } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { copyText } from '../kit/clipboard.ts';
import { CodeBlock } from './MarkdownDocument.tsx';
import type { ExampleBot } from './markdown.ts';

/** The example bots, one at a time, to copy. */
export function ExampleBots({ examples }: { readonly examples: readonly ExampleBot[] }): ReactElement {
  const { docs: t } = useTexts().developers;
  const [chosen, setChosen] = useState(0);
  const [copied, setCopied] = useState<number | null>(null);
  const { text, command } = examples[chosen]!;
  return (
    <section id="examples" className="part" aria-labelledby="examples-title">
      <h2 id="examples-title">{t.examples}</h2>
      <p>{t.examplesText}</p>
      <div className="sheet-row document-examples" role="group" aria-label={t.examples}>
        {examples.map(({ language }, i) => (
          <button
            key={language}
            type="button"
            className="button"
            aria-pressed={i === chosen}
            onClick={() => setChosen(i)}
          >
            {language}
          </button>
        ))}
        <button
          type="button"
          className="button primary"
          onClick={() => void copyText(text, null).then((isDone) => setCopied(isDone ? chosen : null))}
        >
          {copied === chosen ? t.copied : t.copy}
        </button>
      </div>
      <CodeBlock text={`${command} --server ${location.origin} --token paddock_… --arena formel-fun`} />
      <CodeBlock text={text} />
    </section>
  );
}
