import type { AnyEndpoint, CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { call, type CallArgs } from './call.ts';
import type { ClientFailure } from './client-failure.ts';
import { endpointKey } from './endpoint-key.ts';
import type { ReadOptions } from './use-read.ts';

/** A list that comes page by page, as far as it has been fetched. */
export interface Pages<Item> {
  /** Null before the first answer. */
  items: readonly Item[] | null;
  hasMore: boolean;
  /** Why the last fetch failed; with `items`, only the newest page is missing. */
  failure: ClientFailure | null;
  isFetchingMore: boolean;
  /** True while the answer to an earlier question, such as another search, still stands. */
  isOutdated: boolean;
  fetchMore: () => void;
  retry: () => void;
}

export type ItemOf<E> = ReplyOf<E> extends { items: readonly (infer Item)[] } ? Item : never;

type PageData<E> = InfiniteData<ReplyOf<E>, string | null>;

export interface PagesOptions<E extends AnyEndpoint> extends Pick<ReadOptions, 'enabled' | 'staleTime'> {
  /** Milliseconds until all pages are asked for again, by the first answer; null for never. */
  refreshEvery?: (first: ReplyOf<E> | undefined) => number | null;
}

/** The beginning of the cache keys of an endpoint's pages; refreshing the endpoint refreshes them too. */
function pagesKey(endpoint: AnyEndpoint): readonly unknown[] {
  return [...endpointKey(endpoint), 'pages'];
}

/** The pages of a list, for a route's loader too: `queryClient.prefetchInfiniteQuery(pagesOf(listReports, asked))`. */
export function pagesOf<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) {
  const asked = input as { query?: object };
  return infiniteQueryOptions<ReplyOf<E>, ClientFailure, PageData<E>, readonly unknown[], string | null>({
    queryKey: [...pagesKey(endpoint), input],
    queryFn: ({ pageParam, signal }) => {
      const withCursor = { ...asked, query: { ...asked.query, ...(pageParam !== null && { cursor: pageParam }) } };
      return call(endpoint, ...([withCursor, { signal }] as unknown as CallArgs<E>));
    },
    initialPageParam: null,
    getNextPageParam: (page) => (page as { next: string | null }).next,
  });
}

/**
 * Reads a list of `{ items, next }` by its cursor: `usePages(listMembers, { params: { id }, query: { search } })`.
 * `enabled: false`: not asked yet. `first` is the whole first answer, for what it tells beside the list.
 */
export function usePages<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { enabled = true, staleTime, refreshEvery }: PagesOptions<E> = {},
): Pages<ItemOf<E>> & { first: ReplyOf<E> | null } {
  const query = useInfiniteQuery<ReplyOf<E>, ClientFailure, PageData<E>, readonly unknown[], string | null>({
    ...pagesOf(endpoint, input),
    placeholderData: keepPreviousData,
    enabled,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(refreshEvery ? { refetchInterval: ({ state }) => refreshEvery(state.data?.pages[0]) ?? false } : {}),
  });
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = query;

  return {
    first: data?.pages[0] ?? null,
    items: data ? data.pages.flatMap((page) => (page as { items: ItemOf<E>[] }).items) : null,
    hasMore: hasNextPage,
    failure: error,
    isFetchingMore: query.isFetchingNextPage,
    isOutdated: isPlaceholderData,
    fetchMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
