import { CIRCUIT_STYLES, type CircuitLength, generateDesign } from '@paddock/circuit-design';

/** Long circuits are not for a first look. */
const LENGTHS: readonly CircuitLength[] = ['short', 'medium'];

/** Generating takes a phone a second, so it runs in a worker. The seed is hexadecimal; it decides everything. */
onmessage = ({ data: seed }: MessageEvent<string>): void => {
  const number = Number.parseInt(seed.slice(0, 4), 16);
  const length = LENGTHS[number % LENGTHS.length]!;
  const style = CIRCUIT_STYLES[(number >> 4) % CIRCUIT_STYLES.length]!;
  postMessage(generateDesign({ seed, length, style }));
};
