import type { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Publication } from '@plateprint/shared/calendar/publication-api.ts';
import { firstDayAtOnce } from '@plateprint/shared/calendar/published/days-at-once.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import { useToday } from '../use-today.ts';

/** The other plans that guests see on the days of this one. */
export function PlansBeside({ draft, beside }: { draft: MenuPlanDraft } & Pick<Publication, 'beside'>) {
  const text = useText('calendar/out');
  const format = useFormat();
  const today = useToday();
  return beside.map((plan) => {
    const date = firstDayAtOnce(draft, plan, today);
    if (date === null) return null;
    return (
      <Message key={plan.id} tone="warning">
        {text('beside', { title: plan.title, date: format.date(date) })}
      </Message>
    );
  });
}
