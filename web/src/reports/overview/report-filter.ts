import { ReportCategory, ReportType, ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** The filter of the overview, as it stands in the page's address. */
export const ReportFilter = z.object({
  category: maybe(ReportCategory),
  variety: maybe(ReportVariety),
  type: maybe(ReportType),
  status: maybe(ReportStatus),
  bin: maybe(z.boolean()),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

/** The reports of a restaurant's list, as they are asked for. */
export function reportsAsked(restaurantId: string, { bin, ...narrowing }: ReportFilter, search = '') {
  return {
    params: { id: restaurantId },
    query: {
      ...Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined)),
      ...(search !== '' && { search }),
      ...(bin && { bin: 'true' as const }),
    },
  };
}
