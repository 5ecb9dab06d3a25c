import type { ReactElement } from 'react';
import { useTexts } from '../base/texts/index.tsx';
import { LoadStatus } from '../people/LoadStatus.tsx';
import { useFetch } from '../people/useFetch.ts';
import { WideTable } from './MarkdownDocument.tsx';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
}

/** The part of an OpenAPI description that is shown here. */
interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every request of this server, from the schemas that it checks them against. */
export function ApiRequests(): ReactElement {
  const [description, retry] = useFetch<ApiDescription>('/api/docs/json');
  const { docs: t } = useTexts().developers;
  if (description.state !== 'loaded') {
    return <LoadStatus {...(description.state === 'failed' ? { error: description.error, retry } : {})} />;
  }
  return (
    <>
      <p>
        {t.requestsText} <a href="/api/docs">{t.tryThem}</a>
      </p>
      <WideTable>
        <table>
          <tbody>
            {listRequests(description.value).map(({ method, path, summary }) => (
              <tr key={`${method} ${path}`}>
                <td>
                  <code>
                    {method} {path}
                  </code>
                </td>
                <td>{summary}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

/** Those of the admin are not for bots. */
function listRequests({ paths }: ApiDescription): { method: string; path: string; summary: string }[] {
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/') && !path.startsWith('/api/admin'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary = '' }]) => ({ method: method.toUpperCase(), path, summary })),
    );
}
