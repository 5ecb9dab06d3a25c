import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../src/games/claims.ts';
import { CLAIMS } from '../src/games/index.ts';
import { formatMeasurements, renderShareChart } from '../src/strength/document.ts';
import { replaceBetweenMarkers } from '../src/strength-page.ts';
import type { Measurement } from '../src/strength/measure.ts';
import { compareWithClaim } from '../src/strength/verdict.ts';

const MAIN = fileURLToPath(new URL('../src/strength/main.ts', import.meta.url));

function findClaim(game: string, id: string): Claim {
  return CLAIMS.find((one) => one.game === game && one.id === id)!;
}

function createMeasurement(game: string, id: string, value: number, reach: number): Measurement {
  return { claim: findClaim(game, id), estimate: { value, low: value - reach, high: value + reach }, trials: 400 };
}

describe('claims about strength', () => {
  it('have unique names', () => {
    expect(new Set(CLAIMS.map(({ game, id }) => `${game}/${id}`)).size).toBe(CLAIMS.length);
  });

  it('a level must be clearly above one half against the level below, other shares must reach their bound', () => {
    expect(compareWithClaim(createMeasurement('formula', 'pro-amateur', 0.56, 0.05)).isMet).toBe(true);
    expect(compareWithClaim(createMeasurement('formula', 'pro-amateur', 0.56, 0.07)).isMet).toBe(false);
    expect(compareWithClaim(createMeasurement('formula', 'champion-ismcts', 0.61, 0.05))).toMatchObject({
      isMet: true,
      isClear: false,
    });
    expect(compareWithClaim(createMeasurement('formula', 'champion-ismcts', 0.59, 0.05)).isMet).toBe(false);
    expect(compareWithClaim(createMeasurement('formula-de', 'solve-one-lap', 0.4, 0.05))).toMatchObject({
      isMet: true,
      found: '0.40 s',
    });
    expect(compareWithClaim(createMeasurement('formula-de', 'solve-one-lap', 0.6, 0.05)).isMet).toBe(false);
  });

  it('are written between the markers of the page, with a chart', () => {
    const findings = [
      createMeasurement('formula', 'pro-amateur', 0.56, 0.05),
      createMeasurement('formula', 'champion-greedy', 0.7, 0.05),
    ];
    const page = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8');
    const written = replaceBetweenMarkers(page, 'formula', formatMeasurements(findings));
    expect(written).toContain('| pro against amateur, 2 seats, half each | 400 games | 56.0 % |');
    expect(replaceBetweenMarkers(written, 'formula', 'x')).toBe(replaceBetweenMarkers(page, 'formula', 'x'));
    for (const { game } of CLAIMS) expect(() => replaceBetweenMarkers(page, game, '')).not.toThrow();
    expect(renderShareChart('formula', findings).match(/class="wanted"/g)).toHaveLength(2);
  });

  // strength.proof.ts measures all of them.
  it('are named in the error about an unknown one', () => {
    const strange = spawnSync(process.execPath, [MAIN, 'chess'], { encoding: 'utf8' });
    expect(strange.stderr).toContain('there is no claim "chess"; there are: amateur-rookie');
    expect(strange.status).toBe(2);
  });
});
