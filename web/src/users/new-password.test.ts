import { expect, test } from 'vitest';
import { hasProblem, newPasswordProblems } from './new-password.ts';

test.each([
  ['', '', 'fields_missing', 'fields_missing'],
  ['braised leeks', '', null, 'fields_missing'],
  ['braised leeks', 'braised leek', null, 'passwords_differ'],
  ['leeks', 'leeks', 'password_too_short', null],
  ['braised leeks', 'braised leeks', null, null],
])('"%s" and "%s"', (password, passwordAgain, ofPassword, ofAgain) => {
  const problems = newPasswordProblems({ password, passwordAgain });
  expect(problems).toEqual({ password: ofPassword, passwordAgain: ofAgain });
  expect(hasProblem(problems)).toBe(ofPassword !== null || ofAgain !== null);
});
