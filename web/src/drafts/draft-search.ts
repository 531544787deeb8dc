import { randomId } from './stored/random-id.ts';

/** `?draft=…` in an address names the draft that its page works on. */
export interface DraftSearch {
  draft?: string;
}

export function draftAsked({ draft }: Record<string, unknown>): DraftSearch {
  return typeof draft === 'string' && /^[\w-]{1,60}$/.test(draft) ? { draft } : {};
}

/** A new thing gets a draft of its own as it is begun, so that a reload goes on with it and the next new one is empty. */
export function begunWith<Search extends DraftSearch>(
  id: string | undefined,
  search: Search,
): (Search & { draft: string }) | null {
  return id === undefined && search.draft === undefined ? { ...search, draft: randomId() } : null;
}
