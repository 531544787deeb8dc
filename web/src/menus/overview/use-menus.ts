import { listMenus, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';
import type { Pages } from '../../platform/api/use-pages.ts';
import type { MenuFilter } from './menu-filter.ts';

interface MenusQuery {
  restaurantId: string;
  query: string;
  filter: MenuFilter;
}

/** The menus that a restaurant uses, page by page: searched and filtered by the server, or what lies in the bin. */
export function useMenus({ restaurantId, query, filter: { bin, orientation, live } }: MenusQuery): Pages<MenuSummary> {
  const asked = useInfiniteQuery<
    { items: MenuSummary[]; next: string | null },
    ClientFailure,
    { pages: { items: MenuSummary[]; next: string | null }[] },
    readonly unknown[],
    string | null
  >({
    queryKey: [...endpointKey(bin ? listMenus : searchMenus), 'pages', { restaurantId, query, orientation, live }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const next = cursor === null ? {} : { cursor };
      if (bin) return call(listMenus, { params: { restaurantId }, query: { bin: 'true', ...next } }, { signal });
      const narrowed = { ...(orientation && { orientation }), ...(live !== undefined && { live }) };
      return call(searchMenus, { body: { restaurantId, query, ...narrowed, ...next } }, { signal });
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  return {
    items: asked.data?.pages.flatMap(({ items }) => items) ?? null,
    hasMore: asked.hasNextPage,
    failure: asked.error,
    isFetchingMore: asked.isFetchingNextPage,
    isOutdated: asked.isPlaceholderData,
    fetchMore: () => void asked.fetchNextPage(),
    retry: () => void (asked.isFetchNextPageError ? asked.fetchNextPage() : asked.refetch()),
  };
}
