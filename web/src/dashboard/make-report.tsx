import type { Month } from '@plateprint/shared/kernel/month.ts';
import { firstDayOf } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { useNavigate } from '@tanstack/react-router';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { useSwitchRestaurant } from '../restaurants/use-switch-restaurant.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/link.tsx';

interface MissingReport {
  restaurant: { id: string; name: string };
  variety: ReportVariety;
  month: string;
}

function begun({ variety, month }: Pick<MissingReport, 'variety' | 'month'>) {
  return { category: 'restaurant', variety, type: 'monthly', start: firstDayOf(month as Month) } as const;
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
  if (report.restaurant.id !== current?.id) {
    return (
      <Button size="small" icon="add" busy={isOnTheWay} onClick={() => make(report)}>
        {words}
      </Button>
    );
  }
  return (
    <ButtonLink to="/reports/report/{-$id}" params={{ id: undefined }} search={begun(report)} size="small" icon="add">
      {words}
    </ButtonLink>
  );
}
