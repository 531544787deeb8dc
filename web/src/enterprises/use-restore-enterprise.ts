import { type Enterprise, listEnterprises, restoreEnterprise } from '@plateprint/shared/enterprises/enterprise-api.ts';
import { useChange } from '../platform/api/use-change.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useAlert } from '../organizations/use-alert.ts';

/** Takes an enterprise out of the bin: from there, and by the undo of its deletion. */
export function useRestoreEnterprise(): (enterprise: Pick<Enterprise, 'id'>) => void {
  const text = useText('enterprises');
  const notices = useNotices();
  const alert = useAlert();
  const restore = useChange(restoreEnterprise, { refreshes: [listEnterprises] });

  // A promise rather than a callback: undo also works when its page is gone.
  async function takeOut(id: string) {
    try {
      const { name } = await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('restored', { name }) });
    } catch (failure) {
      alert(failure);
    }
  }

  return ({ id }) => void takeOut(id);
}
