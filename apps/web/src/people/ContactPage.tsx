import type { ContactResult } from '@paddock/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { type ApiError, callApi } from '../base/api.ts';
import { useTexts } from '../base/texts/index.tsx';
import { Shell } from '../shell/Shell.tsx';
import { LoadStatus } from './LoadStatus.tsx';
import './people.css';

/** Where the links in messages lead: confirms an address or ends the messages, without a sign-in and without another click. */
export function ContactPage(): ReactElement {
  const { contacts: t } = useTexts().people;
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const isConfirming = token.startsWith('confirm.');
  const [result, setResult] = useState<'done' | 'invalid' | ApiError | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const asked = isConfirming
      ? callApi<ContactResult>('POST', '/api/contact/confirm', { token })
      : callApi<ContactResult>('POST', `/api/contact/unsubscribe?token=${encodeURIComponent(token)}`);
    void asked.then((answer) => {
      if (!isWanted) return;
      const isInvalid = !answer.ok && ['not-found', 'bad-request'].includes(answer.error.code);
      setResult(answer.ok ? 'done' : isInvalid ? 'invalid' : answer.error);
    });
    return () => {
      isWanted = false;
    };
  }, [token, isConfirming, round]);
  const [title, text] =
    result === 'invalid'
      ? [t.invalid, t.invalidText]
      : isConfirming
        ? [t.isConfirmed, t.isConfirmedText]
        : [t.isStopped, t.isStoppedText];
  return (
    <Shell title={t.title}>
      {result === 'done' || result === 'invalid' ? (
        <div className="shell-message">
          <h1>{title}</h1>
          <p>{text}</p>
          <Link href="/me" className="button">
            {t.toAccount}
          </Link>
        </div>
      ) : (
        <>
          <h1>{t.title}</h1>
          <LoadStatus {...(result === null ? {} : { error: result, retry: () => setRound(round + 1) })} />
        </>
      )}
    </Shell>
  );
}
