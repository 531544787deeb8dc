import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Pages } from '../../platform/api/use-pages.ts';
import { menuPages, type MenusQuery } from './menu-pages.ts';

/** The menus that a restaurant uses, as far as they were fetched. */
export function useMenus(query: MenusQuery): Pages<MenuSummary> {
  const asked = useInfiniteQuery({ ...menuPages(query), placeholderData: keepPreviousData });
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
