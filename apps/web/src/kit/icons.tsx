import type { ReactElement } from 'react';

/** Flat icons on a grid of 24, in the colour of the text around them. */
const PATHS = {
  back: 'M15 4 7 12l8 8',
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9v6h4l5 4V5L8 9ZM16 9l6 6M22 9l-6 6',
  rules: 'M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1ZM12 6v14',
  log: 'M5 6h14M5 12h14M5 18h9',
  gear: 'M4 7h8M18 7h2M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM4 17h2M12 17h8M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  first: 'M6 5v14M19 5 9 12l10 7Z',
  previous: 'M17 5 7 12l10 7Z',
  play: 'M7 4l13 8-13 8Z',
  pause: 'M7 5v14M17 5v14',
  next: 'M7 5l10 7-10 7Z',
  last: 'M18 5v14M5 5l10 7-10 7Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  check: 'M4 12l5 6L20 6',
  home: 'M3 11 12 3l9 8M6 9v11h12V9',
  skip: 'M5 5l8 7-8 7ZM13 5l8 7-8 7Z',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  undo: 'M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c0-4 3.5-6 8-6s8 2 8 6',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5',
  chat: 'M4 5h16v11h-9l-5 4v-4H4Z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  cards: 'M4 7h10v13H4ZM8 7V4h11v13h-5',
  plan: 'M5 5h9M5 12h6M5 19h6M15 16l2 2 4-5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }): ReactElement {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
