import {
  listPlanAllergenNotices,
  MOST_NOTICE_DAYS,
  type PlanAllergenNotice,
  seePlanAllergenNotices,
} from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { memo } from 'react';
import { NoticesToSee } from '../../claims/notices-to-see.tsx';
import { AllergenNotice } from '../../menus/allergen-notice.tsx';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** Allergens that changes added to the dishes of a published plan: they stay until somebody says that they have been seen. */
export const PlanAllergenNotices = memo(function PlanAllergenNotices({ planId }: { planId: string }) {
  const text = useText('calendar/out');
  const ofMenus = useText('menus/allergens');
  const { data } = useRead(listPlanAllergenNotices, { params: { id: planId } });
  const see = useChange(seePlanAllergenNotices, { refreshes: [listPlanAllergenNotices] });
  if (!data || data.items.length === 0) return null;
  const ids = data.items.map(({ id }) => id);
  return (
    <NoticesToSee
      words={{ title: text('allergens.title'), lead: text('allergens.lead'), seen: ofMenus('notice.seen') }}
      maySee={data.maySee}
      isBusy={see.isPending}
      failure={see.error}
      onSeen={() => see.mutate({ params: { id: planId }, body: { ids } })}
    >
      {data.items.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </NoticesToSee>
  );
});

function Notice({ notice }: { notice: PlanAllergenNotice }) {
  const text = useText('calendar/out');
  const { locale } = useFormat();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const days = notice.days.slice(0, MOST_NOTICE_DAYS - 1).map((date) => day.format(new Date(date)));
  const where =
    notice.days.length === MOST_NOTICE_DAYS
      ? text('allergens.later', { days: days.join(' · ') })
      : text('allergens.on', { days: new Intl.ListFormat(locale).format(days) });
  return <AllergenNotice notice={notice} where={where} />;
}
