import * as z from 'zod/mini';

/** The id of a thing: made by the product or the food data, so nothing else passes for one. */
export const Id = z.string().check(z.maxLength(120), z.regex(/^[\w.:-]+$/));

/** Where the next page begins: base64url, handed out with the page before. A name of 200 characters fits in. */
export const Cursor = z.string().check(z.maxLength(2000), z.regex(/^[\w-]*$/));
