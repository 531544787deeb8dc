/** Where somebody was going when the guard sent them to sign in. */
export interface WayBack {
  after?: string;
}

/** Keeps only an address of this house: what stands in a link could have been written by anybody. */
export function wayBack(search: Record<string, unknown>): WayBack {
  const { after } = search;
  const isOwn = typeof after === 'string' && /^\/(?![/\\])/.test(after) && after !== '/' && !after.startsWith('/sign-in');
  return isOwn ? { after } : {};
}
