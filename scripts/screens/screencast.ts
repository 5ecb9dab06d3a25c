import type { CDPSession, Page } from '@playwright/test';

/** One frame of a page. */
export interface Frame {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** In base64. PNG would take so long on large screens that most frames would be missed. */
  readonly jpeg: string;
}

/** How long frames are kept. */
const KEPT_MS = 30_000;

/** The frames that a page has shown in the last seconds. */
export class Screencast {
  readonly #session: CDPSession;
  #frames: Frame[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async start(page: Page): Promise<Screencast> {
    const session = await page.context().newCDPSession(page);
    const screencast = new Screencast(session);
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      screencast.#add({ at: (metadata.timestamp ?? 0) * 1000, jpeg: data });
      // Frames may still arrive when the page is closed.
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 90 });
    return screencast;
  }

  framesBetween(from: number, to: number): readonly Frame[] {
    return this.#frames.filter(({ at }) => at >= from && at <= to);
  }

  async stop(): Promise<void> {
    await this.#session.send('Page.stopScreencast').catch(() => undefined);
  }

  #add(frame: Frame): void {
    this.#frames = [...this.#frames.filter(({ at }) => at > frame.at - KEPT_MS), frame];
  }
}
