import type { ReactElement } from 'react';
import type { LoadedGuide } from '../games/guides.ts';
import { useTexts } from '../base/texts/index.tsx';

export const QUICK_START_ID = 'quick-start';

/** "Play in 60 seconds": five pictures with a sentence each. */
export function QuickStart({ guide: { guide, texts, t } }: { readonly guide: LoadedGuide }): ReactElement {
  const title = useTexts().rules.quickStart;
  return (
    <section id={QUICK_START_ID} className="rules-quick">
      <h2>{title}</h2>
      <ol>
        {guide.quickStart.map((id, i) => {
          const Illustration = guide.Illustrations[id]!;
          return (
            <li key={id}>
              <div className="rules-quick-picture">
                <Illustration t={t} />
              </div>
              <p>{texts.quickStart[i]}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
