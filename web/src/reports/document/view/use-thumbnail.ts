import { listReports, uploadReportThumbnail } from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { endpointKey } from '../../../platform/api/endpoint-key.ts';
import type { ExportDocument } from '../../../exports/export-page.ts';

/** Milliseconds in which a report counts as just generated: its picture is then of the one before. */
const JUST_NOW = 120_000;
/** Milliseconds of rest before it is drawn: settings are often changed one after the other. */
const REST = 2500;

type Drawn = Pick<ExportDocument, 'pages' | 'styles' | 'language' | 'title'>;

/** Makes the report's picture for the overview: after it was generated, and after its settings changed. */
export function useThumbnail(report: Report, document: Drawn | null, isAllowed: boolean): void {
  const client = useQueryClient();
  const { id, version, thumbnailUrl, updatedAt } = report;
  const drawn = useRef<string | null>(null);
  useEffect(() => {
    if (!isAllowed || !document) return undefined;
    const now = `${id} ${version}`;
    const isFresh = thumbnailUrl === null || Date.now() - Date.parse(updatedAt) < JUST_NOW;
    // A picture that is as it should be is the first of those that may grow old.
    if (drawn.current === null && !isFresh) drawn.current = now;
    if (drawn.current === now) return undefined;
    const draw = async (): Promise<void> => {
      try {
        const { thumbnailOf } = await import('../../../exports/thumbnail.ts');
        const file = await thumbnailOf(document);
        await call(uploadReportThumbnail, { params: { id }, file });
        drawn.current = now;
        void client.invalidateQueries({ queryKey: endpointKey(listReports) });
      } catch {
        // A report without a picture is only less pretty: no failure is shown.
      }
    };
    const timer = setTimeout(() => void draw(), REST);
    return () => clearTimeout(timer);
  }, [isAllowed, document, id, version, thumbnailUrl, updatedAt, client]);
}
