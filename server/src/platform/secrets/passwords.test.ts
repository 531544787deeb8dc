import { expect, test } from 'vitest';
import { PASSWORD_COST, passwordsOf } from './passwords.ts';

test('the product stores passwords at the cost that OWASP recommends, and finds them again', async () => {
  const passwords = passwordsOf(PASSWORD_COST);
  const stored = await passwords.hash('braised leeks and hazelnut');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.fits('braised leeks and hazelnut', stored)).toBe(true);
  expect(await passwords.fits('braised leeks', stored)).toBe(false);
  expect(await passwords.fits('nobody has this password', null)).toBe(false);
});
