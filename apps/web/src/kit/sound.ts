/** Short sounds, synthesized on demand. The AudioContext is created when the first sound is played. */
export type Sound = 'engine' | 'dice' | 'card' | 'flag' | 'spin' | 'crash' | 'turn' | 'win';

interface Tone {
  readonly wave: OscillatorType | 'noise';
  /** Start and end frequency in hertz; for noise the centre of the filter. */
  readonly pitch: readonly [number, number];
  /** Start and duration in seconds. */
  readonly delaySeconds: number;
  readonly seconds: number;
  readonly volume: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  engine: [
    { wave: 'sawtooth', pitch: [70, 190], delaySeconds: 0, seconds: 0.34, volume: 0.09 },
    { wave: 'square', pitch: [35, 95], delaySeconds: 0, seconds: 0.34, volume: 0.05 },
  ],
  dice: [0, 0.09, 0.16, 0.26].map((delaySeconds) => ({
    wave: 'noise',
    pitch: [2400, 1500],
    delaySeconds,
    seconds: 0.05,
    volume: 0.25,
  })),
  card: [{ wave: 'noise', pitch: [3800, 1600], delaySeconds: 0, seconds: 0.09, volume: 0.16 }],
  flag: [
    { wave: 'triangle', pitch: [660, 660], delaySeconds: 0, seconds: 0.12, volume: 0.16 },
    { wave: 'triangle', pitch: [880, 880], delaySeconds: 0.12, seconds: 0.2, volume: 0.16 },
  ],
  spin: [{ wave: 'noise', pitch: [900, 2600], delaySeconds: 0, seconds: 0.5, volume: 0.16 }],
  crash: [{ wave: 'noise', pitch: [700, 120], delaySeconds: 0, seconds: 0.35, volume: 0.4 }],
  turn: [
    { wave: 'sine', pitch: [520, 520], delaySeconds: 0, seconds: 0.1, volume: 0.12 },
    { wave: 'sine', pitch: [780, 780], delaySeconds: 0.1, seconds: 0.16, volume: 0.12 },
  ],
  win: [523, 659, 784, 1047].map((hertz, i) => ({
    wave: 'triangle',
    pitch: [hertz, hertz],
    delaySeconds: i * 0.13,
    seconds: 0.26,
    volume: 0.16,
  })),
};

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const tone of TONES[sound]) playTone(context, tone, now + tone.delaySeconds);
}

function playTone(audio: AudioContext, { wave, pitch, seconds, volume }: Tone, start: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  gain.connect(audio.destination);
  if (wave === 'noise') {
    const source = audio.createBufferSource();
    source.buffer = getNoiseBuffer(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch[0], start);
    filter.frequency.exponentialRampToValueAtTime(pitch[1], start + seconds);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(start + seconds);
    return;
  }
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch[0], start);
  source.frequency.exponentialRampToValueAtTime(pitch[1], start + seconds);
  source.connect(gain);
  source.start(start);
  source.stop(start + seconds);
}

let noiseBuffer: AudioBuffer | null = null;

/** Half a second of white noise, created once. */
function getNoiseBuffer(audio: AudioContext): AudioBuffer {
  if (noiseBuffer !== null) return noiseBuffer;
  noiseBuffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noiseBuffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noiseBuffer;
}
