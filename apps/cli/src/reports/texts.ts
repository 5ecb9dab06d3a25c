import type { Language } from '@paddock/kernel';
import type { ReportTexts } from '@paddock/reports/texts/types';

/** The texts of reports in one language. */
export async function loadReportTexts(language: Language): Promise<ReportTexts> {
  return ((await import(`@paddock/reports/texts/${language}`)) as { readonly default: ReportTexts }).default;
}
