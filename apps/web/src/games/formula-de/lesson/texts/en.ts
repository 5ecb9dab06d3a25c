import type { FormulaDeLessonTexts } from '../index.ts';

const texts: FormulaDeLessonTexts = {
  gears: {
    title: 'Gears',
    tip: 'Every gear has its own die: the higher the gear, the higher the numbers. One gear up or down a turn is free. Shift to second.',
    success:
      'The die of second shows 2, 3 or 4. You rolled a 4, and may now choose where to drive. From a standstill it always starts in first.',
  },
  corner: {
    title: 'Corners',
    tip: 'The flag at the corner says how many times you must end a move in it: once here. You rolled 6. Drive to the cell inside the corner.',
    success: 'One stop of one: next turn you may leave the corner as fast as you like.',
  },
  brakes: {
    title: 'Brakes',
    tip: 'You rolled 8, one cell too many: you would shoot out of the corner without a stop. Each brake point saves a cell. Choose a cell that costs one brake.',
    success: 'One brake point gone, all tyres kept, and the stop is made.',
  },
  tyres: {
    title: 'Tyres',
    tip: 'This corner asks for two stops, and you have made one. Leave it all the same: being one stop short costs a tyre for every cell beyond the corner.',
    success:
      'Two cells beyond, two tyres. The last tyre would have been a spin, and being two stops short the end of the race.',
  },
  downshift: {
    title: 'Forced downshift',
    tip: 'You are in fourth right before the corner: third or fourth would throw you out of it. Skip a gear: go down to second for one fuel.',
    success: 'Done. Skipping two gears also costs a brake, skipping three an engine point as well.',
  },
  blocked: {
    title: 'Blocked',
    tip: 'You rolled 4, but a car stands in your lane and there is no other way. Drive up to it: each missing cell costs a brake point.',
    success:
      'One brake for the cell you could not drive. From four missing cells on tyres go too, and seven put you out. Ending right behind a car also risks a collision: both rolled well.',
  },
  engine: {
    title: 'Engine test',
    tip: 'A 20 in fifth strains the engines. Choose a cell to end on, then you and everybody else in fifth or sixth must roll the black die.',
    success: 'A 3: one engine point lost. From 5 up nothing would have happened. The last point would be the end.',
  },
  pit: {
    title: 'Pit stop',
    tip: 'In a race of two laps you may stop once for new tyres. Choose the box instead of the road.',
    success:
      'All tyres are back. The black die decides how long it takes: up to 10 you leave at once, from 11 on you wait a turn.',
  },
};

export default texts;
