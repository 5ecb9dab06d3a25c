import type { Nouns } from '../../base/texts/nouns/index.ts';
import type { SetupTexts } from './types.ts';

export const setup = (words: Nouns): SetupTexts => ({
  title: (game) => `${game}: a new ${words.play}`,
  drivers: words.who,
  seat: (number) => `Seat ${number}`,
  person: 'Person',
  bot: 'Bot',
  nickname: 'Nickname',
  addSeat: 'Add a seat',
  removeSeat: (name) => `Remove ${name}`,
  options: 'Options',
  noPerson: 'Nobody but bots: you will look on.',
  start: words.start,
  yes: 'Yes',
  no: 'No',
  faulty: 'Please mend the options marked in red first.',
  passing: 'Several people: the device is handed on, and hands are covered in between.',
  hints: {
    title: 'Hints',
    help: 'How often each person may ask for an idea in a race. Everybody at the table sees this.',
    values: { none: 'None', three: 'Three', unlimited: 'As many as you like' },
  },
  coach: {
    title: 'Coach',
    help: `Everybody at the table sees everybody’s chances and may ask what the champion would do. Such a ${words.play} is not rated.`,
    values: { off: 'Off', open: 'Open to all' },
  },
  presets: {
    quick: `Quick ${words.play}`,
    classic: 'Classic',
    rulebook: 'As in the rulebook',
  },
  seats: (count) => `${count} seats`,
  presetsTitle: `Which ${words.play}`,
  level: 'Level of the bots',
  mix: 'Mix',
  mixHint: 'A level for each seat',
  allOptions: 'All options',
});
