import type { OpenDocument } from '../reference/open-document.ts';
import { operationsOf, type Operation } from '../reference/open-operations.ts';
import { draftOf, writtenRequest, type WrittenRequest } from '../reference/request-draft.ts';

/** The path of a first call: it needs nothing but a key, and changes nothing. */
const FIRST_PATH = '/recipes/calculate';

export interface FirstRequest {
  operation: Operation;
  request: WrittenRequest;
}

/** The first call with the document's own example in it, asked for one's own restaurant: an example's belongs to nobody. */
export function firstRequest(
  { document, base }: { document: OpenDocument; base: string },
  restaurantId: string | null,
): FirstRequest | null {
  const operation = operationsOf(document).find(({ path }) => path === FIRST_PATH);
  if (!operation) return null;
  return { operation, request: writtenRequest(base, operation, draftOf(document, operation, { restaurantId })) };
}
