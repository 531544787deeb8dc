import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Card } from '../ui/layout/card.tsx';
import { ChangeCard } from './change-card.tsx';
import { ChangeFirstList } from './change-first-list.tsx';
import styles from './dashboard.module.css';
import { DishFigure } from './dish-figure.tsx';
import { HistoryChart } from './history-chart.tsx';
import { MissingMonths } from './missing-months.tsx';

interface MonthsBelowProps {
  dashboard: Dashboard;
  restaurant: { id: string; name: string };
}

/** Below the latest month: the twelve, what changed it, and what stands out. On a phone nobody sees it without going down. */
export function MonthsBelow({ dashboard, restaurant }: MonthsBelowProps) {
  const text = useText('dashboard');
  const { history, variety } = dashboard;
  const latest = history.findLast(({ reports }) => reports > 0);
  return (
    <>
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
