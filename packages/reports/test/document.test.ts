import { runToEnd } from '@paddock/bots';
import { practiceOval } from '@paddock/formula-de';
import { LANGUAGES } from '@paddock/kernel';
import { describeCircuitReport } from '@paddock/reports/document';
import { CIRCUIT_WARNING_CODES, reportCircuit } from '@paddock/reports/formula-de';
import { COURSE_WARNING_CODES } from '@paddock/reports/pole-position';
import type { ReportTexts } from '@paddock/reports/texts/types';
import { describe, expect, it } from 'vitest';
import de from '../src/texts/de.ts';
import en from '../src/texts/en.ts';
import fr from '../src/texts/fr.ts';

const TEXTS: Readonly<Record<string, ReportTexts>> = { en, fr, de };

describe('a report in words', () => {
  const report = runToEnd(reportCircuit(practiceOval, { races: 4, debriefs: 1 }));

  it.each(LANGUAGES)('has figures, charts with text alternatives and a table in %s', (language) => {
    const document = describeCircuitReport(report, practiceOval, null, language, TEXTS[language]!);
    expect(document.figures.length).toBeGreaterThan(5);
    expect(document.charts).toHaveLength(5);
    for (const { svg } of document.charts) expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"/);
    expect(document.tables[0]!.rows).toHaveLength(practiceOval.corners.length);
    expect(JSON.stringify(document)).not.toMatch(/undefined|NaN|Infinity/);
  });

  it('escapes names from outside', () => {
    const corners = practiceOval.corners.map(({ names: _names, ...corner }) => ({ ...corner, name: '<b>"&' }));
    const { names: _names, ...circuit } = { ...practiceOval, corners };
    const { charts } = describeCircuitReport(report, circuit, null, 'en', en);
    for (const { svg } of charts) expect(svg).not.toContain('<b>');
  });

  it('has a sentence for every warning in every language', () => {
    for (const texts of Object.values(TEXTS)) {
      expect(Object.keys(texts.circuitWarnings).sort()).toEqual([...CIRCUIT_WARNING_CODES].sort());
      expect(Object.keys(texts.courseWarnings).sort()).toEqual([...COURSE_WARNING_CODES].sort());
    }
  });

  it('has non-breaking spaces in French', () => {
    const sentences = [fr.circuitTitle('X'), fr.courseTitle, fr.verdict, fr.notes.seed('x'), fr.charts.gridHint];
    for (const sentence of sentences) expect(sentence).not.toMatch(/ [:;!?»]|« /);
  });
});
