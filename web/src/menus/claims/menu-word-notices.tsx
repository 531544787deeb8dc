import { listWordNotices, seeWordNotices } from '@plateprint/shared/menus/menu-claims-api.ts';
import { WordNotices } from '../../claims/word-notices.tsx';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';

/** Words that came with a change, above a live menu. */
export function MenuWordNotices({ menuId }: { menuId: string }) {
  const { data } = useRead(listWordNotices, { params: { id: menuId } });
  const see = useChange(seeWordNotices, { refreshes: [listWordNotices] });
  const onSeen = (ids: string[]): void => see.mutate({ params: { id: menuId }, body: { ids } });
  return <WordNotices of="menu" notices={data} seeing={see} onSeen={onSeen} />;
}
