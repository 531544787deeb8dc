import { listMenus, searchMenus, uploadMenuThumbnail } from '@plateprint/shared/menus/menu-api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { endpointKey } from '../../../platform/api/endpoint-key.ts';
import type { MakeDocument } from '../canvas/use-menu-document.ts';

export function useRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    for (const list of [listMenus, searchMenus]) void client.invalidateQueries({ queryKey: endpointKey(list) });
  };
}

/** A menu without a thumbnail is only less pretty: no failure is shown. */
export function useKeepThumbnail(makeDocument: MakeDocument): (menuId: string) => Promise<void> {
  const refresh = useRefresh();
  return async (menuId) => {
    try {
      const { thumbnailOf } = await import('../../../exports/thumbnail.ts');
      const file = await thumbnailOf(makeDocument());
      await call(uploadMenuThumbnail, { params: { id: menuId }, file });
      refresh();
    } catch {
      // The overview draws an empty page in its place.
    }
  };
}
