import { runToEnd } from '@paddock/bots';
import { builtInCircuits, practiceOval } from '@paddock/formula-de';
import { SAMPLE_COURSE } from '@paddock/pole-position';
import { findBuiltInFigures, MEASURED_GAMES, measureBalance } from '@paddock/reports/figures';
import { reportCircuit } from '@paddock/reports/formula-de';
import { describe, expect, it } from 'vitest';

describe('the figures that the gallery shows', () => {
  it('are measured for circuits and for courses', () => {
    const measure = (game: string, value: unknown) => runToEnd(measureBalance(game, value));
    expect(measure('formula-de', practiceOval)).toMatchObject({
      turns: expect.any(Number),
      hardestCorner: expect.any(Number),
    });
    expect(measure('pole-position', SAMPLE_COURSE)).toMatchObject({ turns: expect.any(Number) });
    expect(MEASURED_GAMES).toEqual(['formula-de', 'pole-position']);
    expect(() => measureBalance('formel-fun', {})).toThrow('not measured');
  });

  it('are known for every built-in circuit, and follow its present shape', () => {
    for (const id of Object.keys(builtInCircuits)) expect(findBuiltInFigures('formula-de', id), id).not.toBeNull();
    expect(findBuiltInFigures('formula-de', 'nowhere')).toBeNull();
    for (const id of ['larkholm', 'porto-brisa', 'corvane'] as const) {
      const { circuit } = builtInCircuits[id];
      const report = runToEnd(reportCircuit(circuit, { races: 0, debriefs: 0, hasCosts: false }));
      expect(findBuiltInFigures('formula-de', id)!['turnsAlone'], id).toBe(report.solved!.turns);
    }
  });
});
