import type { PolePositionLessonTexts } from '../index.ts';

const texts: PolePositionLessonTexts = {
  secret: {
    title: 'The secret card',
    tip: 'Everybody chooses a Fuel card face down. Its number is how far one of your cars will drive, and high cards move first. Choose the 7.',
    success:
      'All cards turned over at once. The 9 drives first, then your 7, then the 4. Used cards come back when all nine have been played.',
  },
  overtake: {
    title: 'Overtaking',
    tip: 'A space costs one point, and one more for every car you pass. Your 7 takes the car on the track past one car: pick it.',
    success:
      'Six spaces and one overtaking: 7 points. A car must use all its points, otherwise you have to pick another one.',
  },
  slip: {
    title: 'Slipstream',
    tip: 'Your car on the track stands on a Slipstream: from here overtaking is free. Pick it and pass two cars with your 8.',
    success: 'Eight spaces for 8 points, with two cars passed for nothing.',
  },
  oil: {
    title: 'Oil',
    tip: 'This course has oil on it. Pick the car on the track and see what happens when it ends its move there.',
    success: 'It spins, and may not move in the next turn. One of your other cars has to.',
  },
  pit: {
    title: 'Pit stop',
    tip: 'A car that ends its move on a Pit stop loses a place. Pick the car on the track.',
    success:
      'Back behind the next car, and behind the whole row where cars stand bumper to bumper. The last car on the track has nothing to fear.',
  },
  turbo: {
    title: 'Turbo',
    tip: 'A Turbo does the opposite: it gains you a place. Pick the car on the track.',
    success: 'Ahead of the next car, and of the whole row with it. The space where it lands does nothing this turn.',
  },
  comeback: {
    title: 'Comeback',
    tip: 'A car that starts on a Comeback adds its place to its points. Yours is third: pick it and drive 8 + 3.',
    success: 'Eleven points instead of 8. The further back, the stronger the Comeback.',
  },
};

export default texts;
