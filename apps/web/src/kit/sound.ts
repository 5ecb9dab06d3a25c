/** Short sounds, made from oscillators and noise when needed: nothing to download, nothing before the first switch-on. */
export type Sound = 'engine' | 'dice' | 'card' | 'flag' | 'spin' | 'crash' | 'turn' | 'win';

interface Tone {
  readonly wave: OscillatorType | 'noise';
  /** From and to, in hertz; for noise the middle of the filter. */
  readonly pitch: readonly [number, number];
  /** Start and length, in seconds. */
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

const SCORE: Readonly<Record<Sound, readonly Tone[]>> = {
  engine: [
    { wave: 'sawtooth', pitch: [70, 190], at: 0, long: 0.34, loud: 0.09 },
    { wave: 'square', pitch: [35, 95], at: 0, long: 0.34, loud: 0.05 },
  ],
  dice: [0, 0.09, 0.16, 0.26].map((at) => ({ wave: 'noise', pitch: [2400, 1500], at, long: 0.05, loud: 0.25 })),
  card: [{ wave: 'noise', pitch: [3800, 1600], at: 0, long: 0.09, loud: 0.16 }],
  flag: [
    { wave: 'triangle', pitch: [660, 660], at: 0, long: 0.12, loud: 0.16 },
    { wave: 'triangle', pitch: [880, 880], at: 0.12, long: 0.2, loud: 0.16 },
  ],
  spin: [{ wave: 'noise', pitch: [900, 2600], at: 0, long: 0.5, loud: 0.16 }],
  crash: [{ wave: 'noise', pitch: [700, 120], at: 0, long: 0.35, loud: 0.4 }],
  turn: [
    { wave: 'sine', pitch: [520, 520], at: 0, long: 0.1, loud: 0.12 },
    { wave: 'sine', pitch: [780, 780], at: 0.1, long: 0.16, loud: 0.12 },
  ],
  win: [523, 659, 784, 1047].map((hertz, i) => ({
    wave: 'triangle',
    pitch: [hertz, hertz],
    at: i * 0.13,
    long: 0.26,
    loud: 0.16,
  })),
};

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const tone of SCORE[sound]) strike(context, tone, now + tone.at);
}

function strike(audio: AudioContext, { wave, pitch, long, loud }: Tone, start: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  gain.connect(audio.destination);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = noise(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch[0], start);
    filter.frequency.exponentialRampToValueAtTime(pitch[1], start + long);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(start + long);
    return;
  }
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch[0], start);
  source.frequency.exponentialRampToValueAtTime(pitch[1], start + long);
  source.connect(gain);
  source.start(start);
  source.stop(start + long);
}

let hiss: AudioBuffer | null = null;

/** Half a second of white noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}
