/** The path of a Chromium, or '' when Playwright knows where its own is. */
export function findBrowser(): Promise<string>;
