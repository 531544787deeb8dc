import { featuresOfReport } from '@plateprint/shared/access/abilities.ts';
import type { Feature } from '@plateprint/shared/access/plan.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { firstDayOf } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useNavigate } from '@tanstack/react-router';
import { PlanGate } from '../access/plan-gate.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { useSwitchRestaurant } from '../restaurants/use-switch-restaurant.ts';
import { Button } from '../ui/control/button.tsx';
import { ButtonLink } from '../ui/control/link.tsx';

interface MissingReport {
  restaurant: { id: string; name: string };
  variety: ReportVariety;
  month: string;
}

function begun({ variety, month }: Pick<MissingReport, 'variety' | 'month'>) {
  return { category: 'restaurant', variety, type: 'monthly', start: firstDayOf(month as Month) } as const;
}

/** The part of the plan that a month's report needs. */
export function featureOf(variety: ReportVariety): Feature {
  const [feature = 'monthly_sales_reports'] = featuresOfReport({ variety, type: 'monthly' });
  return feature;
}

/** How a missing report is made: reports are made where one works, so another restaurant is gone to first. */
export function useMakeReport(): { make: (report: MissingReport) => void; isOnTheWay: boolean } {
  const current = useRestaurant();
  const navigate = useNavigate();
  const { switchTo, isSwitching } = useSwitchRestaurant();
  return {
    make: ({ restaurant, ...report }) => {
      const go = (): void => void navigate({ to: '/reports/report/{-$id}', params: { id: undefined }, search: begun(report) });
      if (restaurant.id === current?.id) go();
      else switchTo(restaurant, go);
    },
    isOnTheWay: isSwitching,
  };
}

/** The way to the report of a month that lacks one. */
export function MakeReport(report: MissingReport) {
  const text = useText('dashboard');
  const format = useFormat();
  const current = useRestaurant();
  const { make, isOnTheWay } = useMakeReport();
  const words = (
    <>
      {text('missing.make')} <span data-unseen="">{format.month(report.month)}</span>
    </>
  );
  return (
    <PlanGate feature={featureOf(report.variety)} label={`${text('missing.make')} ${format.month(report.month)}`} size="small">
      {report.restaurant.id === current?.id ? (
        <ButtonLink to="/reports/report/{-$id}" params={{ id: undefined }} search={begun(report)} size="small" icon="add">
          {words}
        </ButtonLink>
      ) : (
        <Button size="small" icon="add" busy={isOnTheWay} onClick={() => make(report)}>
          {words}
        </Button>
      )}
    </PlanGate>
  );
}
