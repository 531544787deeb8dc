import { useNavigate, useSearch } from '@tanstack/react-router';
import { ReportFilter } from './report-filter.ts';

/** The filter in the page's address, and how to change it; what is not set does not stand there. */
export function useReportFilter(): { filter: ReportFilter; change: (changed: Partial<ReportFilter>) => void } {
  const filter = ReportFilter.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: Partial<ReportFilter>): void => {
    const all = Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/reports', search: Object.fromEntries(all), replace: true });
  };
  return { filter, change };
}
