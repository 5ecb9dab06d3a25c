import { type Agent, request } from 'node:https';

/** A service that takes longer is given up. */
const SEND_TIMEOUT_MS = 10_000;

/** Posts to a service of somebody else and returns the status. Redirects are not followed, and the body of the answer is not read. */
export function postOutside(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  agent: Agent,
): Promise<number> {
  return new Promise((done, failed) => {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const sent = request(url, { method: 'POST', headers, agent, signal }, (response) => {
      response.destroy();
      done(response.statusCode ?? 0);
    });
    // After the answer, errors change nothing.
    sent.on('error', failed);
    sent.end(body);
  });
}
