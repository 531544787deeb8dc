/** Where somebody was going when the guard sent them to sign in. */
export interface WayBack {
  after?: string;
}

/** The search of the sign-in page: the way back, or a farewell to somebody whose account was erased. */
export interface BeforeSignIn extends WayBack {
  erased?: true;
}

export function beforeSignIn(search: Record<string, unknown>): BeforeSignIn {
  return search['erased'] === true ? { erased: true } : wayBack(search);
}

/** Keeps only an address of this product: what stands in a link could have been written by anybody. */
export function wayBack(search: Record<string, unknown>): WayBack {
  const { after } = search;
  const isOwn = typeof after === 'string' && /^\/(?![/\\])/.test(after) && after !== '/' && !after.startsWith('/sign-in');
  return isOwn ? { after } : {};
}
