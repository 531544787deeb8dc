/** Paths that nobody has to sign in for (specification, point 2). */
const OPEN_PATHS = [
  '/sign-up/',
  '/verify',
  '/reset-password',
  '/update-password/',
  '/live/',
  '/how-it-is-calculated',
  '/data-quality',
  '/shared-report/',
  '/report-mail/',
  '/dev/',
] as const;

interface Arrival {
  path: string;
  isSignedIn: boolean;
  /** Signing out has begun and the session may still be there. */
  isSigningOut: boolean;
  /** The restaurant and the permissions of the signed-in person are here already. */
  isLoaded: boolean;
}

export type GuardAnswer = { kind: 'show' } | { kind: 'load' } | { kind: 'go'; to: '/' | '/sign-in' };

/** Decides the way to a page (specification, point 2: route guard). The person has been authenticated before. */
export function guard({ path, isSignedIn, isSigningOut, isLoaded }: Arrival): GuardAnswer {
  const isSignIn = path === '/sign-in';
  if (!isSignIn && isOpen(path)) return { kind: 'show' };
  if (!isSignedIn) return isSignIn ? { kind: 'show' } : { kind: 'go', to: '/sign-in' };
  if (isSignIn) return isSigningOut ? { kind: 'show' } : { kind: 'go', to: '/' };
  return isLoaded ? { kind: 'show' } : { kind: 'load' };
}

function isOpen(path: string): boolean {
  return OPEN_PATHS.some((open) => (open.endsWith('/') ? path.startsWith(open) : path === open || path.startsWith(`${open}/`)));
}
