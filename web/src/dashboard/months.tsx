import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { fetched } from '../ui/opened/fetched.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { FoodDataChoice } from './food-data-choice.tsx';
import { MakeReport } from './make-report.tsx';
import { MissingMonths } from './missing-months.tsx';
import { MonthReport } from './month-report.tsx';
import { MonthFigure } from './month-figure.tsx';
import { YearAnswer } from './year/year-answer.tsx';

// Most kitchens have reports: nobody there looks for their first steps.
const FirstSteps = fetched(async () => (await import('./first-steps.tsx')).FirstSteps);
// Nobody sees it before going down: it is fetched once the year and the month are shown.
const MonthsBelow = fetched(async () => (await import('./months-below.tsx')).MonthsBelow, <Skeleton lines={12} />);

/** Twelve months and what stands out in them; without any report the way to the first one. */
export function Months({ dashboard, restaurant }: { dashboard: Dashboard; restaurant: { id: string; name: string } }) {
  const text = useText('dashboard');
  const { history, variety, since, month } = dashboard;
  const format = useFormat();
  if (dashboard.areComing) {
    return (
      <EmptyState picture="months" title={text('areComing.title')}>
        {text('areComing.lead')}
      </EmptyState>
    );
  }
  if (history.every(({ reports }) => reports === 0)) {
    const isFirstMonth = since !== null && since > month;
    return (
      <>
        <FirstSteps restaurantId={restaurant.id} />
        <EmptyState
          picture="months"
          title={text('noReports.title')}
          action={!isFirstMonth && <MakeReport restaurant={restaurant} variety={variety} month={month} />}
        >
          {isFirstMonth ? text('noReports.notYet', { month: format.month(since) }) : text('noReports.lead')}
        </EmptyState>
        {dashboard.missing.length > 0 && <MissingMonths dashboard={dashboard} restaurant={restaurant} />}
      </>
    );
  }
  return (
    <>
      <YearAnswer
        id={restaurant.id}
        category="restaurant"
        variety={variety}
        emissionDatabase={dashboard.emissionDatabase}
        withNext
      />
      <FoodDataChoice dashboard={dashboard} />
      <MonthFigure dashboard={dashboard} />
      <MonthReport dashboard={dashboard} restaurantId={restaurant.id} />
      <MonthsBelow dashboard={dashboard} restaurant={restaurant} />
    </>
  );
}
