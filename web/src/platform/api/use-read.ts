import type { AnyEndpoint, CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call, type CallArgs } from './call.ts';
import type { ClientFailure } from './client-failure.ts';
import { readKey } from './endpoint-key.ts';

export interface ReadOptions {
  /** False: not asked yet, for instance because a parameter is not known. */
  enabled?: boolean;
  /** Milliseconds during which the answer counts as fresh. */
  staleTime?: number;
  /** Shows the last answer while the next one, for another input, is on its way. */
  keepLast?: boolean;
  /** The answer may be megabytes: it is read so that the page goes on, and not compared with the last one. */
  isLarge?: boolean;
}

/** Milliseconds in which what was asked on the way to a page is not asked again by the page. */
export const JUST_ASKED = 6000;

interface Refreshed<E extends AnyEndpoint> extends ReadOptions {
  /** Milliseconds until it is asked again, by the last answer; null: not by itself. */
  refreshEvery?: (answer: ReplyOf<E> | undefined) => number | null;
}

type ReadArgs<E extends AnyEndpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>, options?: Refreshed<E>] : [input: CallInput<E>, options?: Refreshed<E>];

/** The same read for a route's loader: `queryClient.ensureQueryData(readOf(readRecipe, { params: { id } }))`. */
export function readOf<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, isLarge = false) {
  return queryOptions<ReplyOf<E>, ClientFailure>({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, ...([input, { signal, isLarge }] as unknown as CallArgs<E>)),
    ...(isLarge ? { structuralSharing: false } : {}),
  });
}

/** Reads an endpoint and keeps the answer; reads with the same input share it. */
export function useRead<E extends AnyEndpoint>(
  endpoint: E,
  ...[input, { enabled, staleTime, keepLast, isLarge, refreshEvery } = {}]: ReadArgs<E>
): UseQueryResult<ReplyOf<E>, ClientFailure> {
  return useQuery<ReplyOf<E>, ClientFailure>({
    ...readOf(endpoint, input as CallInput<E>, isLarge),
    ...(enabled === undefined ? {} : { enabled }),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(refreshEvery ? { refetchInterval: ({ state }) => refreshEvery(state.data) ?? false } : {}),
    ...(keepLast ? { placeholderData: (last: unknown) => last as never } : {}),
  });
}
