import { type ListedMenuPlan, listMenuPlans } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { MenuPlanSummary } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { usePages } from '../../platform/api/use-pages.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Link } from '../../ui/control/link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { NewPlan } from './new-plan.tsx';
import { PlanEntries } from './plan-entries.tsx';
import { RenamePlan } from './rename-plan.tsx';
import { usePlanActions } from './use-plan-actions.ts';

/** The plans of a kitchen, the latest change first. */
export function PlanList({ restaurant, isBin }: { restaurant: Restaurant; isBin: boolean }) {
  const text = useText('calendar/overview');
  const [renamed, setRenamed] = useState<MenuPlanSummary | null>(null);
  const query = { restaurantId: restaurant.id, ...(isBin && { bin: 'true' as const }) };
  const plans = usePages(listMenuPlans, { query });
  const actions = usePlanActions(restaurant);
  const columns = useColumns(isBin);
  return (
    <>
      <PagedList
        pages={plans}
        list={text('title')}
        empty={
          <EmptyState
            picture={isBin ? 'plate' : 'plan'}
            title={text(isBin ? 'bin.emptyTitle' : 'emptyTitle')}
            action={!isBin && <NewPlan variant="secondary" />}
          >
            {text(isBin ? 'bin.empty' : 'empty')}
          </EmptyState>
        }
      >
        {(items) => (
          <DataTable
            caption={text('title')}
            columns={columns}
            rows={items}
            keyOf={({ id }) => id}
            renderActions={(plan) => (
              <PlanEntries plan={plan} actions={actions} isBin={isBin} onRename={() => setRenamed(plan)} />
            )}
          />
        )}
      </PagedList>
      {renamed && <RenamePlan key={renamed.id} plan={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}

function useColumns(isBin: boolean): Column<ListedMenuPlan>[] {
  const text = useText('calendar/overview');
  const format = useFormat();
  return [
    {
      id: 'name',
      label: text('name'),
      names: true,
      cell: (plan) =>
        isBin ? (
          plan.name
        ) : (
          <>
            <Link to="/menu-plans/plan/{-$id}" params={{ id: plan.id }} quiet>
              {plan.name}
            </Link>{' '}
            {plan.isPublished && <Badge tone="good">{text('published')}</Badge>}
          </>
        ),
    },
    { id: 'weeks', label: text('weeks'), numeric: true, cell: ({ weeks }) => format.number(weeks) },
    { id: 'dishes', label: text('dishes'), numeric: true, cell: ({ dishes }) => format.number(dishes) },
    {
      id: 'starts',
      label: text('starts'),
      cell: ({ startsOn }) => (startsOn === null ? text('noDate') : format.date(startsOn)),
    },
    { id: 'changed', label: text('changed'), wideOnly: true, cell: ({ updatedAt }) => format.ago(updatedAt) },
  ];
}
