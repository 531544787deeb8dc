import { mayReadOrganizationReports, mayViewEnterprise } from '@plateprint/shared/access/abilities.ts';
import { type Actor, isSuperAdmin } from '@plateprint/shared/access/actor.ts';
import { USUAL_SUBJECT } from '@plateprint/shared/dashboard/usual-subject.ts';
import { ComparedBy, SortOrder } from '@plateprint/shared/dashboard/comparison-query.ts';
import { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { Id } from '@plateprint/shared/kernel/id.ts';
import { isMonth } from '@plateprint/shared/kernel/month.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { FoodDataBasis } from '@plateprint/shared/reports/model/food-data-basis.ts';
import { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useActor } from '../users/actor.ts';

const otherwise = <T extends z.ZodMiniType>(schema: T, value: z.output<T>) =>
  z.catch(z._default(schema, value as never), value as never);
const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

export const DashboardView = z.enum(['restaurant', 'organization', 'enterprise']);
export type DashboardView = z.infer<typeof DashboardView>;

const MonthText = z.string().check(z.refine(isMonth));

/** The subject of the dashboard, as it stands in the page's address. */
export const DashboardFilter = z.object({
  view: maybe(DashboardView),
  /** Which restaurant, organization or enterprise; without it one's own. */
  of: maybe(Id),
  variety: otherwise(ReportVariety, 'sales'),
  emissionDatabase: otherwise(EmissionDatabase, 'organization'),
  foodData: otherwise(FoodDataBasis, 'published'),
  /** The months of a comparison, both included; without them the last twelve. */
  from: maybe(MonthText),
  to: maybe(MonthText),
  sort: otherwise(ComparedBy, 'co2'),
  order: maybe(SortOrder),
});
export type DashboardFilter = z.infer<typeof DashboardFilter>;

const USUAL: Partial<DashboardFilter> = { ...USUAL_SUBJECT, sort: 'co2' };

/** The parts of a filter that differ from the usual: only they stand in the address. */
export function unusual(filter: Partial<DashboardFilter>): Partial<DashboardFilter> {
  const differing = Object.entries(filter).filter(([key, value]) => value !== undefined && value !== ownValue(USUAL, key));
  return Object.fromEntries(differing);
}

/** The first view: owners see their enterprise, everybody else the restaurant they work in. */
export function usualView(actor: Actor): DashboardView {
  return ownedEnterprises(actor).some((id) => mayViewEnterprise(actor, { id })) ? 'enterprise' : 'restaurant';
}

/** The views that somebody has; one that only the plan lacks stays in sight and tells so. */
export function viewsOf(actor: Actor): DashboardView[] {
  const ofOrganization = mayReadOrganizationReports(actor, { id: actor.organizationId, enterpriseId: actor.enterpriseId });
  const ofEnterprise = isSuperAdmin(actor) || ownedEnterprises(actor).length > 0;
  return ['restaurant', ...(ofOrganization ? ['organization' as const] : []), ...(ofEnterprise ? ['enterprise' as const] : [])];
}

/** The enterprises that somebody owns, by their ids. */
export function ownedEnterprises({ roles }: Actor): string[] {
  return roles.flatMap(({ role, scope }) => (role === 'enterprise-owner' && scope.kind === 'enterprise' ? [scope.id] : []));
}

export interface DashboardPlace {
  view: DashboardView;
  filter: DashboardFilter;
  change: (changed: Partial<DashboardFilter>) => void;
}

/** The filter in the page's address, and how to change it; what is usual does not stand there. */
export function useDashboardFilter(): DashboardPlace {
  const filter = DashboardFilter.parse(useSearch({ strict: false }));
  const actor = useActor();
  const navigate = useNavigate();
  const change = (changed: Partial<DashboardFilter>): void => {
    void navigate({ to: '/dashboard', search: unusual({ ...filter, ...changed }), replace: true, resetScroll: false });
  };
  // An address that somebody else sent may name a view that is not theirs.
  const view = filter.view !== undefined && viewsOf(actor).includes(filter.view) ? filter.view : usualView(actor);
  return { view, filter, change };
}
