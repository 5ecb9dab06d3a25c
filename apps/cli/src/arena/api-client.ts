import { UserError } from '../errors.ts';

interface Refusal {
  readonly message: string;
}

/** Requests to a Paddock server: with a token, as a browser with a session, or without one. */
export class ApiClient {
  readonly server: string;
  readonly #token: string | null;
  #cookie = '';

  constructor(server: string, token: string | null = null) {
    if (!URL.canParse(server)) throw new UserError(`"${server}" is no address of a server`);
    this.server = server.replace(/\/$/, '');
    this.#token = token;
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await this.#send(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new UserError(`the server refuses: ${(JSON.parse(text) as Refusal).message}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** The lines of an NDJSON response. A server that is busy has none for now. */
  async readLines<T>(path: string): Promise<T[]> {
    const response = await this.#send('GET', path);
    if (response.status === 429) return [];
    if (!response.ok) throw new UserError(`${this.server} has no log of public races (${response.status})`);
    const lines = (await response.text()).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as T);
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const headers = {
      ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
      ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(this.server + path, init).catch(() => {
      throw new UserError(`${this.server} does not answer`);
    });
    for (const line of response.headers.getSetCookie()) this.#cookie = line.split(';')[0]!;
    return response;
  }
}
