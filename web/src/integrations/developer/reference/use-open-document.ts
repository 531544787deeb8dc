import { useQuery } from '@tanstack/react-query';
import { failureOf, refusalOf, type ClientFailure } from '../../../platform/api/client-failure.ts';
import { runtimeConfig } from '../../../platform/api/runtime-config.ts';
import type { OpenDocument } from './open-document.ts';

/** The path of the open API below the main one. */
const OPEN_API = '/open/v1';

interface DocumentHere {
  document: OpenDocument;
  /** The open API's base as a whole address, for examples that work when they are copied. */
  base: string;
}

async function fetchDocument(signal: AbortSignal): Promise<DocumentHere> {
  try {
    const { mainApi } = await runtimeConfig();
    const base = new URL(mainApi + OPEN_API, location.href).href;
    const answer = await fetch(`${base}/openapi.json`, { signal, credentials: 'omit' });
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok || body === null) throw refusalOf(answer.status, body);
    return { document: body as OpenDocument, base };
  } catch (thrown) {
    throw failureOf(thrown);
  }
}

/** The open API's own description; it changes with the installation's version only. */
export function useOpenDocument() {
  return useQuery<DocumentHere, ClientFailure>({
    queryKey: ['open', 'document'],
    queryFn: ({ signal }) => fetchDocument(signal),
    staleTime: Infinity,
  });
}
