import { deleteReports, listReports, renameReport, restoreReports } from '@plateprint/shared/reports/report-api.ts';
import { readDashboard } from '@plateprint/shared/reports/dashboard-api.ts';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useFailureText } from '../../ui/use-failure-text.ts';

export interface ReportDeeds {
  /** Each answers whether it was done; a failure is told. */
  remove: (ids: readonly string[]) => Promise<boolean>;
  restore: (ids: readonly string[]) => Promise<boolean>;
  rename: (id: string, name: string) => Promise<boolean>;
  isBusy: boolean;
}

/** What is done with reports from outside of them, each told with its way back. */
export function useReportDeeds(): ReportDeeds {
  const text = useText('reports/overview');
  const notices = useNotices();
  const failureText = useFailureText();
  const refreshes = [listReports, readDashboard];
  const removing = useChange(deleteReports, { refreshes });
  const restoring = useChange(restoreReports, { refreshes });
  const renaming = useChange(renameReport, { refreshes });

  async function tried(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
      return false;
    }
  }

  const restore: ReportDeeds['restore'] = async (ids) =>
    tried(async () => {
      await restoring.mutateAsync({ body: { ids: [...ids] } });
      notices.show({ message: text('restored', { count: ids.length }) });
    });

  return {
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
