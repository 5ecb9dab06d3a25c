import { useSettings } from '../base/settings.ts';

/** Formats dates in the person's language. */
export function useDateFormat(): (at: number) => string {
  const language = useSettings((settings) => settings.language);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (at) => format.format(at);
}
