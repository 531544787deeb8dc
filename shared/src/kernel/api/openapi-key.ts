import type { AnyEndpoint } from './endpoint.ts';

type Json = Record<string, unknown>;

/** Parts of an integration's calls beside input and answer: a key, a limit of the minute, being done once. */

export const KEY_SCHEME: Json = {
  type: 'http',
  scheme: 'bearer',
  description: 'The key of an integration: `Authorization: Bearer pp_…`.',
};

const whole = (description: string): Json => ({ description, schema: { type: 'integer' } });

export const KEY_HEADERS: Record<string, Json> = {
  'RateLimit-Limit': whole(
    'Calls that the integration may make in a minute; with a wrong key, wrong keys of an address in one go.',
  ),
  'RateLimit-Remaining': whole('Calls that are left in this minute; with a wrong key, wrong keys that are left.'),
  'RateLimit-Reset': whole('Seconds until the next minute begins; with a wrong key, until one more is let in.'),
  'Retry-After': whole('Seconds to wait before the call is made again.'),
  'Idempotent-Replayed': {
    description: '`true` when this is the answer of an earlier call with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
};

const LIMITS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

function headers(...names: readonly string[]): Json {
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

/** The headers of an answer by its status; nothing for a call that needs no key. A 401 has them where a key came that is wrong. */
export function headersOf({ callers, changes }: AnyEndpoint, status: number): Json {
  if (callers !== 'integration') return {};
  if (status === 401) return headers(...LIMITS);
  const waits = status === 429 || status === 409;
  return headers(...LIMITS, ...(changes && status < 429 ? ['Idempotent-Replayed'] : []), ...(waits ? ['Retry-After'] : []));
}

const ONCE: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of your own, such as a UUID: sent again with it within 24 hours, the call is answered as at first and does nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
};

export function keyParametersOf({ callers, changes }: AnyEndpoint): Json[] {
  return callers === 'integration' && changes ? [ONCE] : [];
}

/** The flags that a key needs, in the description and for machines. */
export function keyNeedOf({ flags }: AnyEndpoint): string {
  if (flags.length === 0) return 'Needs a key.';
  return `Needs a key with ${flags.map((flag) => `\`${flag}\``).join(' or ')}.`;
}

export function securityOf({ callers, flags }: AnyEndpoint): Json {
  return callers === 'integration' ? { security: [{ key: [] }], 'x-key-flags': flags } : {};
}
