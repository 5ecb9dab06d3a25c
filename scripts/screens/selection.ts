/** The pictures that the documents show: drawn into docs/screens by `npm run screens -- --docs`. All others are for looking at. */
export const DOCS_SCREENS: readonly string[] = [
  'home-desktop-light',
  'formula-de-decision-desktop-light',
  'formel-fun-decision-desktop-light',
  'pole-position-middle-desktop-dark',
  'formula-decision-desktop-dark',
  'formel-fun-replay-desktop-light',
  'online-lobby-desktop-light',
  'formula-de-decision-phone-dark',
  'formula-middle-phone-light',
  'online-waiting-phone-light-de',
  'home-phone-light-fr',
  'online-invitation-phone-light-de',
];

const MOMENT = /-(?:start|middle|decision|end|replay)$/;

/** The part of the site that a picture is drawn in: `online`, a game, or the other pages. */
function groupOf(screen: string): string {
  if (screen.startsWith('online-')) return 'online';
  return MOMENT.test(screen) ? screen.replace(MOMENT, '') : 'pages';
}

/** Whether pictures of this group, device, theme and language (as the end of their names) are among those of the documents. */
export function isShownInDocs(group: string, suffix: string): boolean {
  return DOCS_SCREENS.some((name) => {
    return name.endsWith(`-${suffix}`) && groupOf(name.slice(0, -suffix.length - 1)) === group;
  });
}
