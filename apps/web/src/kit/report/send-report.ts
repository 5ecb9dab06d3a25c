import type { ReportDocument } from '@paddock/reports/document';
import type { ReportTexts } from '@paddock/reports/texts/types';
import type { Language } from '../../base/texts/language.ts';
import type { ReportUpdate } from './useReport.ts';

/** The texts of reports, one chunk for each language. */
const REPORT_TEXTS: Readonly<Record<Language, () => Promise<ReportTexts>>> = {
  en: async () => (await import('@paddock/reports/texts/en')).default,
  fr: async () => (await import('@paddock/reports/texts/fr')).default,
  de: async () => (await import('@paddock/reports/texts/de')).default,
};

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
export async function sendReport<R extends object>({ language, describe, run }: ReportWork<R>): Promise<void> {
  const t = await REPORT_TEXTS[language]();
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
