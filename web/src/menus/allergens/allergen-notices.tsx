import { listAllergenNotices, seeAllergenNotices } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoticesToSee } from '../../claims/notices-to-see.tsx';
import { AllergenNotice } from '../allergen-notice.tsx';

/** Allergens that changes added to the dishes of a live menu: they stay until somebody says that they have been seen. */
export function AllergenNotices({ menuId }: { menuId: string }) {
  const text = useText('menus/allergens');
  const { data } = useRead(listAllergenNotices, { params: { id: menuId } });
  const see = useChange(seeAllergenNotices, { refreshes: [listAllergenNotices] });
  if (!data || data.items.length === 0) return null;
  const ids = data.items.map(({ id }) => id);
  return (
    <NoticesToSee
      words={{ title: text('notice.title'), lead: text('notice.lead'), seen: text('notice.seen') }}
      maySee={data.maySee}
      isBusy={see.isPending}
      failure={see.error}
      onSeen={() => see.mutate({ params: { id: menuId }, body: { ids } })}
    >
      {data.items.map((notice) => (
        <AllergenNotice key={notice.id} notice={notice} />
      ))}
    </NoticesToSee>
  );
}
