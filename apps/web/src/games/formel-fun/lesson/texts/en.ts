import type { FormelFunLessonTexts } from '../index.ts';

const texts: FormelFunLessonTexts = {
  blue: {
    title: 'Blue numbers',
    tip: 'Your car stands on a 10. A card moves it by its blue number: play the blue 8.',
    success: 'Eight spaces. You drew a new card at once, so your hand stays at five.',
  },
  red: {
    title: 'Red numbers',
    tip: 'A red number counts when your car stands on just that number. Your car is on a 10: play the red 10.',
    success: 'Ten spaces instead of three. Off its own number that card would only have been worth its blue 3.',
  },
  oneHand: {
    title: 'One hand, three cars',
    tip: 'One hand serves all your cars. Your next car stands on a 9, so keep the red 9 for it and play the blue 7 now.',
    success: 'The 9 is still in your hand, and now it is the turn of the car on the 9: nine spaces wait for it.',
  },
  turbo: {
    title: 'Turbo',
    tip: 'A Turbo may go along with another card and adds 5. Play the blue 8 together with the Turbo.',
    success:
      'Thirteen spaces. But two cards went and one came: your hand is smaller for the rest of the game. Three such Turbos are allowed.',
  },
  full: {
    title: 'Full spaces',
    tip: 'Four cars fill a space. Play the blue 7: it would end on the full 6 ahead.',
    success: 'Full. Your car dropped back to the 5 behind it. Driving through a full space is always possible.',
  },
  last: {
    title: 'Out goes the last',
    tip: 'A car has passed the line, so the race ends with this turn, and the last car is out. That is yours, and it stands on a 4: play the red 4.',
    success:
      'Four spaces, just enough. The car behind is out for good, and the others line up for the next race in the order of the finish.',
  },
};

export default texts;
