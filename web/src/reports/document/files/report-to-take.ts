import type { ExportDocument } from '../../../exports/export-page.ts';
import type { ReportDoc } from '../report-doc.ts';

/** The files of a report: its pages as they stand, and its figures. */
export interface ReportToTake {
  doc: ReportDoc;
  document: Omit<ExportDocument, 'format'>;
}
