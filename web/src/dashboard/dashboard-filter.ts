import { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { ReportCategory, ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';

const otherwise = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z.catch(z._default(schema, value as never), value as never);

/** What the dashboard speaks of, as it stands in the page's address. */
export const DashboardFilter = z.object({
  category: otherwise(ReportCategory, 'restaurant'),
  variety: otherwise(ReportVariety, 'sales'),
  location: otherwise(EmissionDatabase, 'organization'),
});
export type DashboardFilter = z.infer<typeof DashboardFilter>;

const USUAL: DashboardFilter = { category: 'restaurant', variety: 'sales', location: 'organization' };

/** What of a filter is other than usual: only that stands in the address. */
export function unusual(filter: DashboardFilter): Partial<DashboardFilter> {
  return Object.fromEntries(Object.entries(filter).filter(([key, value]) => value !== USUAL[key as keyof DashboardFilter]));
}

/** The filter in the page's address, and how to change it; what is usual does not stand there. */
export function useDashboardFilter(): { filter: DashboardFilter; change: (changed: Partial<DashboardFilter>) => void } {
  const filter = DashboardFilter.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: Partial<DashboardFilter>): void => {
    void navigate({ to: '/dashboard', search: unusual({ ...filter, ...changed }), replace: true });
  };
  return { filter, change };
}
