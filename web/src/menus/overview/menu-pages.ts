import { listMenus, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';
import { restaurantIn } from '../../restaurants/use-restaurants.ts';
import { firstMenus, type MenuFilter } from './menu-filter.ts';

export interface MenusQuery {
  restaurantId: string;
  query: string;
  filter: MenuFilter;
}

interface MenuPage {
  items: MenuSummary[];
  next: string | null;
}

/**
 * The menus that a restaurant uses, page by page, for the list and for the way to it: what lies in the bin, or searched and filtered by
 * the server. Those that nothing narrows are listed, by an address that the document of the page can name.
 */
export function menuPages({ restaurantId, query, filter: { bin, orientation, live } }: MenusQuery) {
  const narrowed = { ...(orientation && { orientation }), ...(live !== undefined && { live }) };
  const isSearch = query !== '' || Object.keys(narrowed).length > 0;
  return infiniteQueryOptions<
    MenuPage,
    ClientFailure,
    { pages: MenuPage[]; pageParams: (string | null)[] },
    readonly unknown[],
    string | null
  >({
    queryKey: [...endpointKey(bin ? listMenus : searchMenus), 'pages', { restaurantId, query, orientation, live }],
    queryFn: ({ pageParam: cursor, signal }) => {
      const next = cursor === null ? {} : { cursor };
      const { params } = firstMenus(restaurantId);
      if (bin) return call(listMenus, { params, query: { bin: 'true', ...next } }, { signal });
      if (!isSearch) return call(listMenus, { params, query: next }, { signal });
      return call(searchMenus, { body: { restaurantId, query, ...narrowed, ...next } }, { signal });
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
  });
}

/** The first menus are asked for on the way to their list. */
export function askFirst(client: QueryClient, filter: MenuFilter): void {
  const restaurant = restaurantIn(client);
  // What fails is asked for again by the list.
  if (restaurant) void client.prefetchInfiniteQuery(menuPages({ restaurantId: restaurant.id, query: '', filter }));
}
