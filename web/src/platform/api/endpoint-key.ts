import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';

/** The beginning of the cache keys of all reads of an endpoint. */
export function endpointKey(endpoint: AnyEndpoint): readonly [string, string, string] {
  return [endpoint.api, endpoint.method, endpoint.path];
}

/** The cache key of one read: the endpoint and what was asked. */
export function readKey(endpoint: AnyEndpoint, input: unknown): readonly unknown[] {
  return [...endpointKey(endpoint), input ?? {}];
}
