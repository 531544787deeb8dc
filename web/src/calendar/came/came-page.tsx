import { readMenuPlan, readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { type CameDay, cameDays } from '@plateprint/shared/calendar/figures/came-days.ts';
import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isProblem } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { KitchenOfThing } from '../../restaurants/kitchen-of-thing.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { goneById, GoneDishes } from '../dishes/gone-dishes.tsx';
import { PlanNotHere } from '../plan-not-here.tsx';
import { StillToCome } from '../still-to-come.tsx';
import { useToday } from '../use-today.ts';
import { CameDayView } from './came-day.tsx';
import styles from './came.module.css';
import { useUnfoldedOnPaper } from './use-unfolded-on-paper.ts';

/** A quarter. */
const DAYS = 91;

/** A menu plan beside what was sold, day by day. */
export function CamePage() {
  const { id = '' } = useParams({ strict: false });
  const text = useText('calendar/came');
  const to = useToday();
  const from = dayLater(to, 1 - DAYS);
  const plan = useRead(readMenuPlan, { params: { id } });
  const sales = useRead(readPlanSales, { params: { id }, query: { from, to } });
  const error = plan.error ?? sales.error;
  const gone = useMemo(() => goneById(sales.data?.gone), [sales.data]);
  const days = plan.data && sales.data ? cameDays({ plan: plan.data, ...sales.data, sold: sales.data.items, from, to }) : null;
  if (isProblem(error, 'not_found')) return <PlanNotHere />;
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          <ButtonLink to="/menu-plans/plan/{-$id}" params={{ id }} icon="arrow-left">
            {plan.data?.name ?? text('toPlan')}
          </ButtonLink>
        }
      />
      {plan.data && <KitchenOfThing restaurantId={plan.data.restaurantId} list="/menu-plans" />}
      {days === null ? (
        <StillToCome failure={error} onRetry={() => void Promise.all([plan.refetch(), sales.refetch()])} />
      ) : days.length === 0 ? (
        <EmptyState picture="paper" title={text('noneTitle')}>
          {text('none')}
        </EmptyState>
      ) : (
        <GoneDishes value={gone}>
          <CameWeeks days={days} />
        </GoneDishes>
      )}
    </Page>
  );
}

/** Week by week, the latest first; its latest day is unfolded, and on paper every day. */
function CameWeeks({ days }: { days: readonly CameDay[] }) {
  const format = useFormat();
  const latest = days[0]?.date;
  const weeks = useUnfoldedOnPaper<HTMLDivElement>();
  return (
    <div className={styles.weeks} ref={weeks}>
      {[...Map.groupBy(days, ({ date }) => mondayOf(date))].map(([monday, ofWeek]) => (
        <Card key={monday} title={`${format.date(monday)} – ${format.date(dayLater(monday, 6))}`}>
          <div>
            {ofWeek.map((day) => (
              <CameDayView key={day.date} day={day} isOpen={day.date === latest} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
