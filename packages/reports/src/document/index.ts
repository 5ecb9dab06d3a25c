export { describeCircuitReport } from './circuit.ts';
export { describeCourseReport } from './course.ts';
export { escapeXml } from './escape-xml.ts';
export type { ReportChart, ReportDocument, ReportFigure, ReportTable } from './types.ts';
