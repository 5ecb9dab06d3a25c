import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const POLL_MS = 20;
const START_TIMEOUT_MS = 20_000;
const WAIT_TIMEOUT_MS = 60_000;

/** WebKitGTK's driver on a virtual screen. Playwright cannot drive the WebKit of a distribution. */
export class WebKitDriver {
  readonly #screen: ChildProcess;
  readonly #driver: ChildProcess;
  readonly #address: string;

  private constructor(screen: ChildProcess, driver: ChildProcess, port: number) {
    this.#screen = screen;
    this.#driver = driver;
    this.#address = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<WebKitDriver> {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = (await once(createInterface(screen.stdio[3] as Readable), 'line')) as [string];
    const port = await findFreePort();
    const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    const started = new WebKitDriver(screen, driver, port);
    await waitFor('the driver', START_TIMEOUT_MS, () => started.request('GET', '/status').catch(() => null));
    return started;
  }

  /** Opens a browser with a storage of its own. */
  async openBrowser(baseUrl: string): Promise<WebKitBrowser> {
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
    const { sessionId } = await this.request<{ sessionId: string }>('POST', '/session', { capabilities });
    return new WebKitBrowser(this, `/session/${sessionId}`, baseUrl);
  }

  async request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error ?? answer.status} ${value.message ?? ''}`);
    return value;
  }

  async end(): Promise<void> {
    for (const process of [this.#driver, this.#screen]) {
      const ended = once(process, 'exit');
      process.kill();
      await ended;
    }
  }
}

/** One browser window, driven by plain WebDriver calls. */
export class WebKitBrowser {
  readonly #driver: WebKitDriver;
  readonly #session: string;
  readonly #baseUrl: string;

  constructor(driver: WebKitDriver, session: string, baseUrl: string) {
    this.#driver = driver;
    this.#session = session;
    this.#baseUrl = baseUrl;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.request('POST', `${this.#session}/url`, { url: new URL(path, this.#baseUrl).href });
  }

  /** Runs a function in the page and waits for its promise. */
  async evaluate<A, T>(run: (argument: A) => T | Promise<T>, argument: A): Promise<T> {
    const script = `const done = arguments[1];
      Promise.resolve((${run.toString()})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#driver.request<{ value: T; error?: string }>(
      'POST',
      `${this.#session}/execute/async`,
      { script, args: [argument ?? null] },
    );
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Waits until a function returns something other than `null` in the page. */
  async waitFor<A, T>(run: (argument: A) => T | null, argument: A): Promise<T> {
    return waitFor(run.toString(), WAIT_TIMEOUT_MS, () => this.evaluate(run, argument).catch(ignoreLostResult));
  }

  /** A real click by the driver on the nth element that matches. */
  async click(selector: string, index = 0): Promise<void> {
    const using = { using: 'css selector', value: selector };
    const found = await this.#driver.request<{ [ELEMENT_KEY]: string }[]>('POST', `${this.#session}/elements`, using);
    const element = found[index]?.[ELEMENT_KEY];
    if (element === undefined) throw new Error(`there is no ${selector} number ${index}`);
    // The driver scrolls only as far as it must, which may be below a sticky part of the page.
    const centre = { script: "arguments[0].scrollIntoView({ block: 'center' })", args: [{ [ELEMENT_KEY]: element }] };
    await this.#driver.request('POST', `${this.#session}/execute/sync`, centre);
    await this.#driver.request('POST', `${this.#session}/element/${element}/click`, {});
  }

  async close(): Promise<void> {
    await this.#driver.request('DELETE', this.#session);
  }
}

/** The driver may lose the result of a script while the page changes. Whoever waits looks again. */
function ignoreLostResult(error: Error): null {
  if (error.message.includes('Could not parse script result')) return null;
  throw error;
}

async function waitFor<T>(what: string, timeoutMs: number, look: () => Promise<T | null>): Promise<T> {
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${what} did not come in time`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
