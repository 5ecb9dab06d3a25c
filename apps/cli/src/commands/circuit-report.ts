import { drawCircuit } from '@paddock/circuit-art';
import { describeCircuitReport } from '@paddock/reports/document';
import { DEFAULT_DEBRIEFS, DEFAULT_RACES, reportCircuit } from '@paddock/reports/formula-de';
import { Command } from 'commander';
import { loadCircuit } from '../games/formula-de/circuit-files.ts';
import { CIRCUIT_NAMES } from '../games/formula-de/circuits.ts';
import { addReportOptions, type ReportCommandOptions } from '../reports/options.ts';
import { runWithProgress } from '../reports/progress.ts';
import { writeReport } from '../reports/write.ts';
import { loadReportTexts } from '../reports/texts.ts';

const HELP = `
The circuit is solved exactly for one car alone and raced by bots over one lap (docs/circuits.md explains the figures).

Example:
  paddock circuit report monaco
  paddock circuit report mine.json --html mine.html --language fr`;

export function circuitReportCommand(): Command {
  const command = new Command('report')
    .description('say how good a circuit is: solved, raced by bots, compared with Monaco and Zandvoort')
    .argument('<name or file>', `${CIRCUIT_NAMES.join(', ')}, or a circuit as JSON`)
    .addHelpText('after', HELP);
  return addReportOptions(command, DEFAULT_RACES, DEFAULT_DEBRIEFS).action(
    async (name: string, options: ReportCommandOptions) => {
      const { races, debriefs, seed, language } = options;
      const { circuit, drawing } = loadCircuit(name);
      const texts = await loadReportTexts(language);
      const chosen = {
        seed,
        ...(races === undefined ? {} : { races }),
        ...(debriefs === undefined ? {} : { debriefs }),
      };
      const report = runWithProgress((onProgress) => reportCircuit(circuit, { ...chosen, onProgress }));
      writeReport(report, describeCircuitReport(report, circuit, drawing, language, texts), options, () =>
        drawCircuit(circuit, drawing, language),
      );
    },
  );
}
