import { createPluralizer } from '../../base/texts/language.ts';
import type { ChatTexts } from './types.ts';

const plural = createPluralizer('en');

export const chatTexts: ChatTexts = {
  title: 'Talk',
  open: (unread) => (unread === 0 ? 'Talk' : `Talk, ${plural(unread, 'new message', 'new messages')}`),
  spectators: 'Grandstand',
  spectatorsEmpty: 'Nobody has said anything yet. The players read this when the race is over.',
  spectator: 'spectator',
  empty: 'Nobody has said anything yet. Only those who sit at the table can read along.',
  write: 'Say something',
  send: 'Say it',
  left: (n) => plural(n, 'character left', 'characters left'),
  more: (name) => `What to do about this message from ${name}`,
  unmute: (name) => `Hear ${name} again`,
  unblock: (name) => `Unblock ${name}`,
  muted: 'Muted, at every table:',
  blocked: 'Blocked:',
  off: 'Talk is off for your seat.',
  offHint: 'Nothing reaches you, and you say nothing. The others are not told.',
  turnOff: 'Turn talk off',
  turnOn: 'Turn talk on',
  report: 'Report',
  reportHint: 'Whoever runs this server will see this message, your reason and your nickname.',
  reason: 'What is wrong with it?',
  reportSend: 'Send the report',
  reported: 'Thank you. Whoever runs this server will look at it.',
  cancel: 'Cancel',
  tooMany: 'Slowly: the others want to read it, too. Try again in a few seconds.',
  offline: 'No connection: your message is still here. Send it again when you are back.',
  failed: 'That could not be sent. Try again in a moment.',
  avoid: {
    mute: {
      submit: 'Mute',
      undo: 'Listen again',
      hint: 'You will not read what they say any more.',
      done: 'You do not read what they say.',
      title: 'Muted people',
      text: 'You do not read what they say, at any table.',
    },
    block: {
      submit: 'Block',
      undo: 'Unblock',
      hint: 'You will not read them, be invited by them or be matched with them, and they cannot sit down at your tables. They are not told.',
      done: 'You have nothing to do with them any more: no talk, no invitations, no quick match, no seat at your tables.',
      title: 'Blocked people',
      text: 'You do not read them, they cannot invite you or sit down at your tables, and no quick match brings you together.',
    },
    none: 'Nobody.',
    gone: 'somebody who has left',
  },
};
