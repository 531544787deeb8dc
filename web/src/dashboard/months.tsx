import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Card } from '../ui/layout/card.tsx';
import { fetched } from '../ui/opened/fetched.tsx';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { ChangeCard } from './change-card.tsx';
import { ChangeFirstList } from './change-first-list.tsx';
import styles from './dashboard.module.css';
import { DishFigure } from './dish-figure.tsx';
import { FoodDataChoice } from './food-data-choice.tsx';
import { HistoryChart } from './history-chart.tsx';
import { MakeReport } from './make-report.tsx';
import { MissingMonths } from './missing-months.tsx';
import { MonthReport } from './month-report.tsx';
import { MonthFigure } from './month-figure.tsx';
import { YearAnswer } from './year/year-answer.tsx';

// Most kitchens have reports: nobody there looks for their first steps.
const FirstSteps = fetched(async () => (await import('./first-steps.tsx')).FirstSteps);

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
  const latest = history.findLast(({ reports }) => reports > 0);
  return (
    <>
      <YearAnswer id={restaurant.id} category="restaurant" variety={variety} emissionDatabase={dashboard.location} withNext />
      <FoodDataChoice dashboard={dashboard} />
      <MonthFigure dashboard={dashboard} />
      <MonthReport dashboard={dashboard} restaurantId={restaurant.id} />
      <Card title={text('history.title')}>
        <HistoryChart dashboard={dashboard} title={text('history.title')} />
      </Card>
      {dashboard.change && (
        <ChangeCard restaurantId={restaurant.id} variety={variety} from={dashboard.formerMonth} to={dashboard.month} />
      )}
      {latest && (latest.highestRecipe || latest.lowestRecipe) && (
        <div className={styles.range}>
          <DishFigure title={text(`lightest.${variety}`)} line={latest.lowestRecipe} month={latest.longName} variety={variety} />
          <DishFigure title={text(`heaviest.${variety}`)} line={latest.highestRecipe} month={latest.longName} variety={variety} />
        </div>
      )}
      <div className={styles.pair}>
        <ChangeFirstList dashboard={dashboard} restaurantId={restaurant.id} />
        <MissingMonths dashboard={dashboard} restaurant={restaurant} />
      </div>
    </>
  );
}
