import type { ReportRestaurant } from '@plateprint/shared/reports/model/report.ts';
import { isMonth, monthLater } from '@plateprint/shared/kernel/month.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Lockable } from '../../ui/layout/lockable.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ClosedRestaurants } from './closed-restaurants.tsx';
import type { WizardWork } from './use-report-wizard.ts';
import styles from './wizard.module.css';

const TONES = { completed: 'good', missing: 'warning', no_reports: 'neutral', restaurant_deleted: 'danger' } as const;

/** The restaurants whose monthly reports the organization's report sums up; a portfolio manager sees the own ones. */
export function RestaurantsStep({ wizard, isLocked }: { wizard: WizardWork; isLocked: boolean }) {
  const text = useText('reports/wizard');
  const format = useFormat();
  const { state, dispatch, restaurants } = wizard;
  const { items, failure } = restaurants;
  if (!items && failure) return <ErrorState failure={failure} list={text('restaurants.list')} onRetry={restaurants.retry} />;
  if (!items) return <Skeleton lines={8} />;
  if (items.length === 0) {
    return (
      <EmptyState picture="plate" title={text('restaurants.noneTitle')}>
        {text('restaurants.none')}
      </EmptyState>
    );
  }
  const chosen = new Set(state.draft.restaurants.map(({ id }) => id));
  const choose = (ids: ReadonlySet<string>): void =>
    dispatch({
      do: 'change',
      draft: { restaurants: items.filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name })) },
    });
  const withReports = items.filter(({ monthsIncluded }) => (monthsIncluded ?? []).length > 0);
  const monthsOf = (months: readonly string[] | undefined): string =>
    months === undefined || months.length === 0 ? '–' : spans(months, (month) => shortMonth(month, format.locale));
  return (
    <div className={styles.restaurants}>
      <div className={styles.tools}>
        <p className={styles.soft} role="status">
          {text('restaurants.chosen', { chosen: chosen.size, all: items.length })}
        </p>
        {!isLocked && withReports.length > 0 && (
          <Button size="small" onClick={() => choose(new Set(withReports.map(({ id }) => id)))}>
            {text('restaurants.chooseReady', { count: withReports.length })}
          </Button>
        )}
      </div>
      <ClosedRestaurants wizard={wizard} />
      <Lockable isLocked={isLocked}>
        <DataTable<ReportRestaurant>
          caption={text('step.restaurants')}
          rows={items}
          keyOf={({ id }) => id}
          selection={{ chosen, onChange: choose, nameOf: ({ name }) => name, actions: null }}
          columns={[
            { id: 'name', label: text('restaurants.name'), names: true, cell: ({ name }) => name },
            {
              id: 'status',
              label: text('restaurants.status'),
              cell: rowStatus,
            },
            { id: 'included', label: text('period.included'), cell: ({ monthsIncluded }) => monthsOf(monthsIncluded) },
            { id: 'missing', label: text('period.missing'), cell: ({ monthsMissing }) => monthsOf(monthsMissing) },
          ]}
        />
      </Lockable>
    </div>
  );
}

const rowStatus = (restaurant: ReportRestaurant) => <RowStatus restaurant={restaurant} />;

function RowStatus({ restaurant: { status, isClosed, closedAfter } }: { restaurant: ReportRestaurant }) {
  const text = useText('reports/wizard');
  const format = useFormat();
  return (
    <>
      <Badge tone={TONES[status]}>{text(`rowStatus.${status}`)}</Badge> {isClosed && <Badge>{text('restaurants.closed')}</Badge>}
      {closedAfter !== undefined && (
        <span className={styles.soft}>{text('restaurants.closedAfter', { month: shortMonth(closedAfter, format.locale) })}</span>
      )}
    </>
  );
}

function shortMonth(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** "Jan 2026 – Mar 2026, Jun 2026": months that follow each other are one span. */
function spans(months: readonly string[], nameOf: (month: string) => string): string {
  const parts: string[][] = [];
  for (const month of months) {
    const last = parts.at(-1);
    if (last && follows(last.at(-1) ?? '', month)) last.push(month);
    else parts.push([month]);
  }
  return parts
    .map((part) => (part.length === 1 ? nameOf(part[0] ?? '') : `${nameOf(part[0] ?? '')} – ${nameOf(part.at(-1) ?? '')}`))
    .join(', ');
}

function follows(before: string, month: string): boolean {
  return isMonth(before) && monthLater(before, 1) === month;
}
