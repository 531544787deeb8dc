import { deleteTarget, listTargets, restoreTarget } from '@plateprint/shared/targets/api/target-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';

/** Puts a target into the bin, with the way back. */
export function useDeleteTarget(): (id: string) => void {
  const text = useText('targets');
  const notices = useNotices();
  const failureText = useFailureText();
  const remove = useChange(deleteTarget, { refreshes: [listTargets] });
  const restore = useChange(restoreTarget, { refreshes: [listTargets] });
  const showingFailure = async (action: () => Promise<void>): Promise<void> => {
    try {
      await action();
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  };
  const onRestore = (id: string): void =>
    void showingFailure(async () => {
      await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('restored') });
    });
  return (id) =>
    void showingFailure(async () => {
      await remove.mutateAsync({ params: { id } });
      notices.show({ message: text('deleted'), action: { label: text('undo'), run: () => onRestore(id) } });
    });
}
