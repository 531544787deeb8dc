import * as z from 'zod/mini';
import { plainText } from './plain-text.ts';

/** The longest address a mail can be sent to (RFC 5321, section 4.5.3.1.3). */
const LONGEST = 254;
/** Something, an at, a domain with a dot: whether it is really somebody's, only a mail tells. */
const ADDRESS = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),.:;<>[\\\]]{2,}$/;

/** How an address is kept and compared: without spaces around it and in lower case. */
export function emailOf(written: string): string {
  return written.trim().toLowerCase();
}

export function isEmail(written: string): boolean {
  const email = emailOf(written);
  return email.length <= LONGEST && ADDRESS.test(email);
}

/** An e-mail address as a person writes it; what is read of it is trimmed and in lower case. */
export const Email = z.pipe(
  plainText(LONGEST + 20).check(
    z.check<string>((text) => {
      if (!isEmail(text.value)) text.issues.push({ code: 'custom', message: 'email', input: text.value });
    }),
  ),
  z.transform(emailOf),
);
