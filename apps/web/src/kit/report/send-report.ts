import type { ReportDocument } from '@paddock/reports/document';
import de from '@paddock/reports/texts/de';
import en from '@paddock/reports/texts/en';
import fr from '@paddock/reports/texts/fr';
import type { ReportTexts } from '@paddock/reports/texts/types';
import type { Language } from '../../base/texts/language.ts';
import type { ReportUpdate } from './useReport.ts';

/** All languages at once: they are small, and a worker cannot preload what it imports later. */
const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = { en, fr, de };

/** A message to the page costs more than many steps. */
const MESSAGE_INTERVAL_MS = 200;

interface ReportWork<R extends object> {
  readonly language: Language;
  readonly describe: (report: R, t: ReportTexts) => ReportDocument;
  /** Makes the report without pauses: the page ends the worker when nobody waits for it any more. */
  readonly run: (observers: {
    readonly onProgress: (progress: {
      readonly part: keyof ReportTexts['progress'];
      readonly done: number;
      readonly total: number;
    }) => void;
    readonly onPartial: (report: R) => void;
  }) => R;
}

/** In a worker: makes a report and sends it to the page, in words, while it grows. */
export function sendReport<R extends object>({ language, describe, run }: ReportWork<R>): void {
  const t = REPORT_TEXTS[language];
  let document: ReportDocument | null = null;
  let progress = '';
  let sentAt = 0;
  const send = (update: ReportUpdate): void => {
    sentAt = performance.now();
    postMessage(update);
  };
  const report = run({
    onProgress({ part, done, total }) {
      progress = t.progress[part](done, total);
      if (performance.now() - sentAt > MESSAGE_INTERVAL_MS) send({ document, progress, report: null });
    },
    onPartial(partial) {
      document = describe(partial, t);
      send({ document, progress, report: null });
    },
  });
  send({ document: describe(report, t), progress: null, report });
}
