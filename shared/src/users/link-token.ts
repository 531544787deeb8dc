import * as z from 'zod/mini';

/** The secret of a link in a mail: 32 random bytes in base64url. It stands in the link alone; kept is its hash. */
export const LinkToken = z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/));
