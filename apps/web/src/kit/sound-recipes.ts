/**
 * The sounds of all games, as recipes for the synthesizer.
 *
 * - engine, skid (short, under braking), spin (a whole turn), crash, blowUp (an engine fails), crowd, flag
 * - dice (rattles in the hand), diceLand (the result lies on the table)
 * - card (slides over the table), cardFlip (is turned over)
 * - equationTrue, equationRefused
 * - turn (it is the viewer's turn), win
 */
export type Sound =
  | 'engine'
  | 'dice'
  | 'card'
  | 'flag'
  | 'spin'
  | 'crash'
  | 'turn'
  | 'win'
  | 'diceLand'
  | 'cardFlip'
  | 'skid'
  | 'blowUp'
  | 'crowd'
  | 'equationTrue'
  | 'equationRefused';

export interface Tone {
  readonly wave: OscillatorType | 'noise';
  /** Start and end frequency in hertz; for noise the centre of the filter. */
  readonly pitch: readonly [number, number];
  /** Start and duration in seconds. */
  readonly delaySeconds: number;
  readonly seconds: number;
  readonly volume: number;
  /** The part of the duration in which the tone swells; without it the tone starts at full volume. */
  readonly attack?: number;
  /** The width of the noise filter: larger is narrower, so that a pitch can be heard; it takes volume away. */
  readonly narrowness?: number;
}

/** Short taps of noise, one after the other, each a little softer. */
function taps(delays: readonly number[], pitch: readonly [number, number], volume: number): Tone[] {
  return delays.map((delaySeconds, k) => ({
    wave: 'noise',
    pitch,
    delaySeconds,
    seconds: 0.045,
    volume: volume * 0.93 ** k,
    narrowness: 3,
  }));
}

/** Notes of a melody, equally long. */
function melody(hertz: readonly number[], stepSeconds: number, wave: OscillatorType = 'triangle'): Tone[] {
  return hertz.map((pitch, k) => ({
    wave,
    pitch: [pitch, pitch],
    delaySeconds: k * stepSeconds,
    seconds: 2 * stepSeconds,
    volume: 0.15,
  }));
}

export const RECIPES: Readonly<Record<Sound, readonly Tone[]>> = {
  engine: [
    { wave: 'sawtooth', pitch: [70, 190], delaySeconds: 0, seconds: 0.34, volume: 0.09, attack: 0.15 },
    { wave: 'square', pitch: [35, 95], delaySeconds: 0, seconds: 0.34, volume: 0.05, attack: 0.15 },
    { wave: 'noise', pitch: [260, 620], delaySeconds: 0, seconds: 0.3, volume: 0.06, attack: 0.2 },
  ],
  dice: taps([0, 0.07, 0.13, 0.21, 0.28, 0.37, 0.45], [2600, 1700], 0.4),
  diceLand: [
    { wave: 'noise', pitch: [1100, 500], delaySeconds: 0, seconds: 0.09, volume: 0.4, narrowness: 1.5 },
    { wave: 'sine', pitch: [210, 120], delaySeconds: 0, seconds: 0.12, volume: 0.2 },
  ],
  card: [{ wave: 'noise', pitch: [3800, 1600], delaySeconds: 0, seconds: 0.12, volume: 0.26, attack: 0.3 }],
  cardFlip: [
    { wave: 'noise', pitch: [1800, 4200], delaySeconds: 0, seconds: 0.07, volume: 0.2, attack: 0.5 },
    { wave: 'noise', pitch: [900, 500], delaySeconds: 0.07, seconds: 0.05, volume: 0.25 },
  ],
  skid: [
    { wave: 'noise', pitch: [1500, 1150], delaySeconds: 0, seconds: 0.3, volume: 0.9, attack: 0.15, narrowness: 12 },
  ],
  spin: [
    { wave: 'noise', pitch: [1100, 1900], delaySeconds: 0, seconds: 0.35, volume: 0.8, attack: 0.2, narrowness: 10 },
    { wave: 'noise', pitch: [1700, 800], delaySeconds: 0.25, seconds: 0.45, volume: 0.8, attack: 0.2, narrowness: 10 },
  ],
  crash: [
    { wave: 'noise', pitch: [700, 120], delaySeconds: 0, seconds: 0.35, volume: 0.4 },
    { wave: 'sine', pitch: [110, 45], delaySeconds: 0, seconds: 0.25, volume: 0.3 },
    ...taps([0.12, 0.21, 0.34], [3200, 2400], 0.14),
  ],
  blowUp: [
    { wave: 'sine', pitch: [90, 35], delaySeconds: 0, seconds: 0.3, volume: 0.35 },
    { wave: 'noise', pitch: [420, 90], delaySeconds: 0, seconds: 0.3, volume: 0.4 },
    { wave: 'noise', pitch: [2600, 5200], delaySeconds: 0.18, seconds: 0.7, volume: 0.1, attack: 0.3 },
  ],
  crowd: [
    { wave: 'noise', pitch: [620, 980], delaySeconds: 0, seconds: 1.1, volume: 0.2, attack: 0.35 },
    { wave: 'noise', pitch: [1300, 1700], delaySeconds: 0.1, seconds: 0.9, volume: 0.1, attack: 0.4 },
  ],
  flag: melody([660, 880], 0.12),
  equationTrue: melody([659, 988, 1319], 0.09, 'sine'),
  equationRefused: [
    { wave: 'square', pitch: [190, 180], delaySeconds: 0, seconds: 0.1, volume: 0.06 },
    { wave: 'square', pitch: [150, 140], delaySeconds: 0.12, seconds: 0.18, volume: 0.06 },
  ],
  turn: melody([520, 780], 0.1, 'sine'),
  win: melody([523, 659, 784, 1047], 0.13),
};
