import { useSettings } from '../base/settings.ts';

/** Whether moves are sent as soon as they are chosen, without confirmation. */
export function useSendAtOnce(): boolean {
  return useSettings((settings) => settings.atOnce);
}
