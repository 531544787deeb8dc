import { cloneMenuPlan, deleteMenuPlan, listMenuPlans, restoreMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { MenuPlanSummary } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useMenuPlanRefusal } from '../use-plan-refusal.ts';

type Named = Pick<MenuPlanSummary, 'id' | 'name'>;

export interface PlanActions {
  mayEdit: boolean;
  onCopy: (plan: Named) => void;
  onDelete: (plan: Named) => void;
  onRestore: (plan: Named) => void;
}

/** As long as a name may be. */
const MOST = 200;

/** The actions on a menu plan from a list, each with a notice and its undo. */
export function usePlanActions(restaurant: Restaurant): PlanActions {
  const text = useText('calendar/overview');
  const notices = useNotices();
  const failureText = useFailureText();
  const refreshes = [listMenuPlans];
  const remove = useChange(deleteMenuPlan, { refreshes });
  const restore = useChange(restoreMenuPlan, { refreshes });
  const clone = useChange(cloneMenuPlan, { refreshes });

  async function tried(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  }

  const onRestore = ({ id, name }: Named): void =>
    void tried(async () => {
      await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('restored', { name }) });
    });

  return {
    mayEdit: useMenuPlanRefusal(restaurant) === null,
    onRestore,
    onDelete: ({ id, name }) =>
      void tried(async () => {
        await remove.mutateAsync({ params: { id } });
        notices.show({
          message: text('deleted', { name }),
          action: { label: text('undo'), run: () => onRestore({ id, name }) },
        });
      }),
    onCopy: ({ id, name }) =>
      void tried(async () => {
        await clone.mutateAsync({ params: { id }, body: { name: text('copyName', { name }).slice(0, MOST) } });
        notices.show({ message: text('copied', { name }) });
      }),
  };
}
