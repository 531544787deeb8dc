import * as z from 'zod/mini';

/** A password as typed, one that may be wrong or empty: what may be chosen is said by `passwordRefusal`. */
export const WrittenPassword = z.string().check(z.maxLength(1000));
