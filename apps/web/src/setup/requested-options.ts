import type { OptionValues } from './OptionsForm.tsx';

/** What another page wants to be set up, in the state of the browser's history, so that it survives a reload. */
interface SetupRequest {
  readonly setupOptions: OptionValues;
}

/** The state for opening the setup page with some options chosen: `go('/new/GAME', { state: requestOptions(…) })`. */
export function requestOptions(options: OptionValues): SetupRequest {
  return { setupOptions: options };
}

/** The options with which the page was opened. They are checked like everything that a person enters. */
export function readRequestedOptions(state: unknown): OptionValues {
  if (typeof state !== 'object' || state === null || !('setupOptions' in state)) return {};
  const { setupOptions } = state;
  return typeof setupOptions === 'object' && setupOptions !== null ? { ...setupOptions } : {};
}
