import documents from 'virtual:developers';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../base/texts/index.tsx';
import { gameCard } from '../games/index.ts';
import { Shell } from '../shell/Shell.tsx';
import { ApiRequests } from './ApiRequests.tsx';
import { ExampleBots } from './ExampleBots.tsx';
import { CodeBlock, MarkdownDocument } from './MarkdownDocument.tsx';
import '../people/people.css';
import './developers.css';

/** How to write a bot: examples, the documents of the repository, and the API as the server describes it. */
export function DevelopersPage(): ReactElement {
  const { docs: t } = useTexts().developers;
  return (
    <Shell title={t.title}>
      <header className="people-head">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <p className="people-links">
          <Link href="/arena">{t.arena}</Link>
          <Link href="/me">{t.account}</Link>
        </p>
      </header>
      <nav className="document-contents" aria-label={t.contents}>
        <a href="#examples">{t.examples}</a>
        <a href="#guide">{t.guide}</a>
        <a href="#notation">{t.notation}</a>
        <a href="#types">{t.types}</a>
        <a href="#requests">{t.requests}</a>
      </nav>
      <ExampleBots examples={documents.examples} />
      <section id="guide" className="part" aria-labelledby="guide-title">
        <h2 id="guide-title">{t.guide}</h2>
        <p className="hint">{t.language}</p>
        <MarkdownDocument blocks={documents.api} />
      </section>
      <Folded id="notation" title={t.notation}>
        <MarkdownDocument blocks={documents.notation} />
      </Folded>
      <Folded id="types" title={t.types}>
        <p>{t.typesText}</p>
        {Object.entries(documents.types).map(([game, text]) => (
          <div key={game}>
            <h3>{gameCard(game)?.title ?? game}</h3>
            <CodeBlock text={text} />
          </div>
        ))}
      </Folded>
      <Folded id="requests" title={t.requests}>
        <ApiRequests />
      </Folded>
    </Shell>
  );
}

interface FoldedProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A long section that is rendered when it is opened, also by a link to it. */
function Folded({ id, title, children }: FoldedProps): ReactElement {
  const [isOpen, setIsOpen] = useState(location.hash === `#${id}`);
  return (
    <details
      id={id}
      className="part document-folded"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && children}
    </details>
  );
}
