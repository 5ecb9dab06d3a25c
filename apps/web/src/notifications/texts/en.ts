import type { NotificationTexts } from './types.ts';

export const notificationTexts: NotificationTexts = {
  switch: 'Tell me when it is my turn',
  on: 'On: you are told on this device, even when Paddock is closed.',
  pageOnly: 'On while Paddock is open in a tab. This browser offers nothing for when it is closed.',
  off: 'Off. When on: a notification on this device, even when Paddock is closed, at most one a turn. Your browser will ask you once.',
  blocked: 'Your browser blocks notifications from this site.',
  blockedHint:
    'Click the sign to the left of the address, allow notifications, and load the page again. On a phone: settings of the browser, site settings, notifications.',
  impossible: 'This browser cannot show notifications here.',
  impossibleHint: 'On an iPhone or iPad, add Paddock to the home screen first and open it from there.',
  insecureHint: 'Browsers allow them on https only.',
  waiting: 'One moment …',
  later: 'It will take days: shall we tell you when it is your turn?',
  yourTurn: 'Your turn',
  body: (names) => `Your turn at the table with ${names}.`,
};
