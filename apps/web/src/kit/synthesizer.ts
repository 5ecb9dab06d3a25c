import { RECIPES, type Sound, type Tone } from './sound-recipes.ts';

let context: AudioContext | null = null;
/** Everything goes through a compressor, so that several sounds at once do not clip. */
let output: AudioNode | null = null;

/** Plays a sound from its recipe. The AudioContext is created with the first one. */
export function synthesize(sound: Sound): void {
  context ??= new AudioContext();
  output ??= connectCompressor(context);
  const now = context.currentTime;
  for (const tone of RECIPES[sound]) playTone(context, output, tone, now + tone.delaySeconds);
}

function connectCompressor(audio: AudioContext): AudioNode {
  const compressor = audio.createDynamicsCompressor();
  compressor.connect(audio.destination);
  return compressor;
}

const SILENCE = 0.001;

function playTone(audio: AudioContext, target: AudioNode, tone: Tone, start: number): void {
  const { wave, pitch, seconds, volume, attack = 0, narrowness = 1 } = tone;
  const end = start + seconds;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(attack > 0 ? SILENCE : volume, start);
  if (attack > 0) gain.gain.exponentialRampToValueAtTime(volume, start + attack * seconds);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(target);
  const glide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(pitch[0], start);
    frequency.exponentialRampToValueAtTime(pitch[1], end);
  };
  const source = wave === 'noise' ? createNoise(audio) : new OscillatorNode(audio, { type: wave });
  if (source instanceof OscillatorNode) {
    glide(source.frequency);
    source.connect(gain);
  } else {
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', Q: narrowness });
    glide(filter.frequency);
    source.connect(filter).connect(gain);
  }
  source.start(start);
  source.stop(end);
}

function createNoise(audio: AudioContext): AudioBufferSourceNode {
  return new AudioBufferSourceNode(audio, { buffer: getNoiseBuffer(audio), loop: true });
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
