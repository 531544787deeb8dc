/** An id, as all of ours are written. */
const ID = String.raw`[\w-]{1,64}`;

/** Calls that read a recipe, a menu or what a menu plan has to cook: whose it is, the thing itself, its names and figures. None that changes anything. */
const READ = new RegExp(
  `^GET /api/(?:config|users/(?:session|permissions)|restaurants/(?:restaurant-user|restaurant/${ID}|${ID})|organizations/${ID}|recipes/recipe/${ID}|recipes/${ID}|menus/menu/${ID}|menus/${ID}|menu-plans(?:/${ID}(?:/provisions)?)?)$|^GET /ingredient-data/sources$|^POST /api/(?:recipes/search|recipes/ingredientbags|menus/search|menu-plans/dishes)$|^POST /ingredient-data/(?:facts|ingredients/names)$`,
  'u',
);

/** Whether an answer is kept for the time without a connection. */
export function isKeptAnswer(method: string, pathname: string): boolean {
  return READ.test(`${method} ${pathname}`);
}

/** Calls after which nothing of anybody stays, whatever they are answered. */
export function endsSession(pathname: string): boolean {
  return /^\/api\/users\/sign-(?:in|in\/second-step|out)$/u.test(pathname);
}

/** The person of a session's answer, and after how many minutes without use they are forgotten; null for nobody. */
export interface OfflinePerson {
  id: string;
  minutes: number;
  /** Milliseconds since 1970 of the last use. */
  usedAt: number;
}

/** Where a person set no time: a shift. */
const USUAL_MINUTES = 12 * 60;

export function personOf(answer: unknown, now: number): OfflinePerson | null {
  const { session } = (answer ?? {}) as {
    session?: { authUser?: { id?: unknown }; userSettings?: { inactivityLogoutTime?: unknown } } | null;
  };
  const { authUser, userSettings } = session ?? {};
  if (typeof authUser?.id !== 'string') return null;
  const minutes = userSettings?.inactivityLogoutTime;
  return { id: authUser.id, minutes: typeof minutes === 'number' && minutes > 0 ? minutes : USUAL_MINUTES, usedAt: now };
}

export function isForgotten({ minutes, usedAt }: OfflinePerson, now: number): boolean {
  return now - usedAt > minutes * 60_000;
}
