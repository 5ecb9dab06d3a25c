import { useSettings } from '../app/settings.ts';

/** Says days as the person's language does. */
export function useDateFormat(): (at: number) => string {
  const language = useSettings((settings) => settings.language);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (at) => format.format(at);
}
