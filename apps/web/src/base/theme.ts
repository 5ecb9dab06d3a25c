import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/**
 * Sets `data-theme` on the root element from the setting or the device. index.html does the same before the first
 * paint.
 */
export function useTheme(): void {
  const theme = useSettings((settings) => settings.theme);
  useEffect(() => {
    const night = matchMedia('(prefers-color-scheme: dark)');
    const apply = (): void => {
      const dark = theme === 'dark' || (theme === 'auto' && night.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    };
    apply();
    night.addEventListener('change', apply);
    return () => night.removeEventListener('change', apply);
  }, [theme]);
}
