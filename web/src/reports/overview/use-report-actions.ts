import { reportEditRefusal } from '@plateprint/shared/access/edit-refusal.ts';
import { deleteReports, listReports, renameReport, restoreReports } from '@plateprint/shared/reports/api/report-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { placeOfRestaurant } from '../../restaurants/restaurant-place.ts';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useActor } from '../../users/actor.ts';

export interface ReportActions {
  mayChange: (report: ReportSummary) => boolean;
  /** Each answers whether it was done; a failure is shown. */
  remove: (ids: readonly string[]) => Promise<boolean>;
  restore: (ids: readonly string[]) => Promise<boolean>;
  rename: (id: string, name: string) => Promise<boolean>;
  isBusy: boolean;
}

/** The actions on reports from a list, each with a notice and its undo. */
export function useReportActions(restaurant: Restaurant): ReportActions {
  const actor = useActor();
  const text = useText('reports/overview');
  const notices = useNotices();
  const failureText = useFailureText();
  const refreshes = [listReports, readDashboard];
  const removing = useChange(deleteReports, { refreshes });
  const restoring = useChange(restoreReports, { refreshes });
  const renaming = useChange(renameReport, { refreshes });

  async function tried(action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
      return false;
    }
  }

  const restore: ReportActions['restore'] = async (ids) =>
    tried(async () => {
      await restoring.mutateAsync({ body: { ids: [...ids] } });
      notices.show({ message: text('restored', { count: ids.length }) });
    });

  return {
    mayChange: (report) => {
      const place = { ...placeOfRestaurant(actor, restaurant), id: report.restaurantId };
      // A report that somebody reads speaks of restaurants that they reach.
      return reportEditRefusal(actor, { ...report, restaurantIds: [] }, place) === null;
    },
    restore,
    remove: async (ids) =>
      tried(async () => {
        await removing.mutateAsync({ body: { ids: [...ids] } });
        notices.show({
          message: text('deleted', { count: ids.length }),
          action: { label: text('undo'), run: () => void restore(ids) },
        });
      }),
    rename: async (id, name) => tried(async () => void (await renaming.mutateAsync({ body: { id, name } }))),
    isBusy: removing.isPending || restoring.isPending,
  };
}
