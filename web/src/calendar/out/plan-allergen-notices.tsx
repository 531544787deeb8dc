import {
  type GoneServed,
  listPlanAllergenNotices,
  MOST_NOTICE_DAYS,
  type PlanAllergenNotice,
  seePlanAllergenNotices,
} from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { memo, useMemo } from 'react';
import { Message } from '../../ui/control/message.tsx';
import { NoticesToSee } from '../../claims/notices-to-see.tsx';
import { AllergenNotice } from '../../menus/allergen-notice.tsx';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { goneById, GoneDishes, useDishName } from '../dishes/gone-dishes.tsx';

/**
 * Allergens that changes added to the dishes of a published plan stay until somebody says that they have been seen; a dish that was deleted,
 * until it is back or the plan is published without it.
 */
export const PlanAllergenNotices = memo(function PlanAllergenNotices({ planId }: { planId: string }) {
  const text = useText('calendar/out');
  const ofMenus = useText('menus/allergens');
  const { data } = useRead(listPlanAllergenNotices, { params: { id: planId } });
  const see = useChange(seePlanAllergenNotices, { refreshes: [listPlanAllergenNotices] });
  if (!data) return null;
  const { items } = data;
  // A server of the former release says nothing of them.
  const gone = data.gone ?? [];
  return (
    <>
      {gone.length > 0 && <NoLongerRead gone={gone} />}
      {items.length > 0 && (
        <NoticesToSee
          words={{ title: text('allergens.title'), lead: text('allergens.lead'), seen: ofMenus('notice.seen') }}
          maySee={data.maySee}
          isBusy={see.isPending}
          failure={see.error}
          onSeen={() => see.mutate({ params: { id: planId }, body: { ids: items.map(({ id }) => id) } })}
        >
          {items.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </NoticesToSee>
      )}
    </>
  );
});

function NoLongerRead({ gone }: { gone: readonly GoneServed[] }) {
  const text = useText('calendar/out');
  const byId = useMemo(() => goneById(gone), [gone]);
  return (
    <Message tone="danger">
      <strong>{text('gone.title')}</strong> {text('gone.lead')}
      <GoneDishes value={byId}>
        <ul>
          {gone.map((dish) => (
            <GoneOnDays key={dish.recipeId} gone={dish} />
          ))}
        </ul>
      </GoneDishes>
    </Message>
  );
}

function GoneOnDays({ gone: { recipeId, days } }: { gone: GoneServed }) {
  const nameOf = useDishName();
  const daysIn = useNoticeDays();
  return (
    <li>
      {nameOf(recipeId, null)}: {daysIn(days)}
    </li>
  );
}

function Notice({ notice }: { notice: PlanAllergenNotice }) {
  const daysIn = useNoticeDays();
  return <AllergenNotice notice={notice} where={daysIn(notice.days)} />;
}

/** "Served on Monday, 30 November and Tuesday, 1 December.", or that there are more days than are named. */
function useNoticeDays(): (days: readonly string[]) => string {
  const text = useText('calendar/out');
  const { locale } = useFormat();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (all) => {
    const days = all.slice(0, MOST_NOTICE_DAYS - 1).map((date) => day.format(new Date(date)));
    return all.length === MOST_NOTICE_DAYS
      ? text('allergens.later', { days: days.join(' · ') })
      : text('allergens.on', { days: new Intl.ListFormat(locale).format(days) });
  };
}
