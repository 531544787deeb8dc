import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated.ts';
import { fetchAgain } from './fetch-again.ts';

export interface ClientOptions {
  /** Where the open API is: `https://plateprint.example/api/open/v1`. */
  baseUrl: string;
  /** An integration's key: `pp_…`. Keep it on a server; whoever has it may do what the integration may. */
  key: string;
  /** How often a call is made again after 429 and the like; 3 when left out. */
  mostRepeats?: number;
  /** Sends the requests; the platform's `fetch` when left out. */
  fetch?: (request: Request) => Promise<Response>;
  /** Waits so many milliseconds; a timer when left out. */
  wait?: (milliseconds: number) => Promise<void>;
}

export type OpenClient = Client<paths>;

/**
 * Calls of the open API, typed by path: `client.GET('/recipes', { params: { query: { restaurantId } } })`. Each has
 * `{ data, error, response }`; `answerOf` gives the data or throws the problem.
 *
 * A call that changes something gets an Idempotency-Key of its own unless it has one, so that it is done once however often
 * it is sent. What comes too early (429) or meets a service that restarts is sent again when the answer says so.
 */
export function openapiClient({ baseUrl, key, ...how }: ClientOptions): OpenClient {
  const client = createClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${key}` },
    fetch: async (request: Request) => fetchAgain(request, how),
  });
  client.use({
    onRequest({ request }) {
      if (request.method !== 'GET' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  });
  return client;
}
