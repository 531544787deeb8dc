import type { AnyEndpoint, CallInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call, type CallArgs } from './call.ts';
import type { ClientFailure } from './client-failure.ts';
import { endpointKey } from './endpoint-key.ts';

interface ChangeOptions<E> {
  /** The reads that are out of date once the change is done. */
  refreshes?: readonly AnyEndpoint[];
  onSuccess?: (reply: ReplyOf<E>, input: CallInput<E>) => void;
  /** Milliseconds; for long work such as uploads. */
  timeout?: number;
}

/** Calls an endpoint that changes something: `const create = useChange(createRecipe, { refreshes: [listRecipes] })`, `create.mutate({ body })`. */
export function useChange<E extends AnyEndpoint>(
  endpoint: E,
  { refreshes = [], onSuccess, timeout }: ChangeOptions<E> = {},
): UseMutationResult<ReplyOf<E>, ClientFailure, CallInput<E>> {
  const client = useQueryClient();
  return useMutation<ReplyOf<E>, ClientFailure, CallInput<E>>({
    mutationFn: (input) => call(endpoint, ...([input, timeout ? { timeout } : {}] as unknown as CallArgs<E>)),
    onSuccess: (reply, input) => {
      for (const read of refreshes) void client.invalidateQueries({ queryKey: endpointKey(read) });
      onSuccess?.(reply, input);
    },
  });
}
