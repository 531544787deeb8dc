import * as z from 'zod/mini';

/** Whether this browser stays signed in when it is closed. Left out it does; else the cookie of the session has no end date. */
export const StaySignedIn = z._default(z.boolean(), true);
