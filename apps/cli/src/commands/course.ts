import { findCourseFault, SAMPLE_COURSE, type Token, TOKENS } from '@paddock/pole-position';
import { describeCourseReport } from '@paddock/reports/document';
import {
  DEFAULT_COURSE_DEBRIEFS,
  DEFAULT_COURSE_RACES,
  generateCourse,
  reportCourse,
} from '@paddock/reports/pole-position';
import { Command } from 'commander';
import { createIntegerParser } from '../arguments.ts';
import { UserError } from '../errors.ts';
import { readJson, writeFileAtomically } from '../files.ts';
import { addReportOptions, type ReportCommandOptions } from '../reports/options.ts';
import { runWithProgress } from '../reports/progress.ts';
import { loadReportTexts } from '../reports/texts.ts';
import { writeReport } from '../reports/write.ts';
import { applyStyle } from '../terminal/style.ts';

/** The name of the course that comes with the game. */
const SAMPLE_NAME = 'sample';
const COURSE_ARGUMENT = `a course as JSON, or "${SAMPLE_NAME}"`;
const MAX_TRIES = 500;

const HELP = `
A course is a JSON list of 43 tokens, space 1 first: ${TOKENS.join(', ')}. No two equal ones are neighbours.

Example:
  paddock course generate --seed monza --out monza.json
  paddock course report monza.json
  paddock play pole-position --opt course=custom --opt tokens=@monza.json`;

export function courseCommand(): Command {
  const report = new Command('report')
    .description('say how good a course is: raced by bots')
    .argument('<file>', COURSE_ARGUMENT);
  return new Command('course')
    .description('check, show, judge and generate courses of Pole Position')
    .addHelpText('after', HELP)
    .addCommand(
      new Command('check')
        .description('say what is wrong with a course')
        .argument('<file>', COURSE_ARGUMENT)
        .option('--json', 'as JSON')
        .action(checkCourse),
    )
    .addCommand(
      new Command('show')
        .description('print a course')
        .argument('<file>', COURSE_ARGUMENT)
        .action((file: string) => {
          console.log(formatCourse(loadCourse(file)));
        }),
    )
    .addCommand(addReportOptions(report, DEFAULT_COURSE_RACES, DEFAULT_COURSE_DEBRIEFS).action(reportOnCourse))
    .addCommand(
      new Command('generate')
        .description('draw courses until one is balanced')
        .option('--seed <text>', 'the same seed gives the same course', 'course')
        .option('--tries <number>', 'how many courses to try at most', createIntegerParser(1, MAX_TRIES), 12)
        .option('--out <file>', 'where to write it (default: the output)')
        .action(generateAndWrite),
    );
}

function checkCourse(file: string, { json }: { json?: true }): void {
  const fault = findCourseFault(file === SAMPLE_NAME ? SAMPLE_COURSE : readJson(file));
  if (json) console.log(JSON.stringify({ file, fault }));
  if (fault !== null) throw new UserError(`${file}: ${fault}`);
  if (!json) console.log(`${file}: ${applyStyle('green', 'a sound course')}`);
}

function loadCourse(file: string): readonly Token[] {
  const value: unknown = file === SAMPLE_NAME ? SAMPLE_COURSE : readJson(file);
  const fault = value === null ? 'a course is a list of tokens' : findCourseFault(value);
  if (fault !== null) throw new UserError(`${file}: ${fault}`);
  return value as readonly Token[];
}

/** Spaces in rows of ten, with the number of the first. */
function formatCourse(tokens: readonly Token[]): string {
  const lines: string[] = [];
  for (let first = 0; first < tokens.length; first += 10) {
    const words = tokens.slice(first, first + 10).map((token) => (token === 'grey' ? '·' : token).padEnd(9));
    lines.push(`${String(first + 1).padStart(3)}  ${words.join('')}`.trimEnd());
  }
  return lines.join('\n');
}

async function reportOnCourse(file: string, options: ReportCommandOptions): Promise<void> {
  const { races, debriefs, seed, language } = options;
  const tokens = loadCourse(file);
  const texts = await loadReportTexts(language);
  const chosen = { seed, ...(races === undefined ? {} : { races }), ...(debriefs === undefined ? {} : { debriefs }) };
  const report = runWithProgress((onProgress) => reportCourse(tokens, { ...chosen, onProgress }));
  writeReport(report, describeCourseReport(report, language, texts), options, () => null);
}

function generateAndWrite({ seed, tries, out }: { seed: string; tries: number; out?: string }): void {
  const found = runWithProgress((onProgress) =>
    generateCourse({ seed, tries, onTry: (done, total) => onProgress({ part: 'try', done, total }) }),
  );
  const text = `${JSON.stringify(found.tokens)}\n`;
  if (out === undefined) process.stdout.write(text);
  else writeFileAtomically(out, text);
  const warnings = found.report.warnings.map(({ code }) => code);
  console.error(
    `the best of ${found.tries} courses: imbalance ${found.imbalance}` +
      (warnings.length === 0 ? ', no warnings' : `, warnings: ${warnings.join(', ')}`),
  );
}
