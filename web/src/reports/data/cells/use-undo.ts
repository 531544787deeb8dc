import type { DraftInWork } from '@plateprint/shared/reports/wizard/new-report.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import type { DataPartProps } from './data-part.ts';

/** Takes something away at once, and offers to bring it back. */
export function useUndo(draft: DraftInWork, onUpdate: DataPartProps['onUpdate']) {
  const text = useText('reports/data');
  const notices = useNotices();
  return (message: string, update: (before: DraftInWork) => DraftInWork): void => {
    const { recipes, menus, ingredients, importedData } = draft;
    onUpdate(update);
    notices.show({
      message,
      action: { label: text('undo'), run: () => onUpdate((now) => ({ ...now, recipes, menus, ingredients, importedData })) },
    });
  };
}
