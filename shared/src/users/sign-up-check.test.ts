import { expect, test } from 'vitest';
import { newPasswordProblem, signUpProblem } from './sign-up-check.ts';

const GOOD = 'two potatoes, one leek';
const FORM = { firstname: 'Elin', lastname: 'Sandberg', password: GOOD, passwordAgain: GOOD, terms: true };

test.each([
  [{}, null],
  [{ firstname: ' ' }, 'fields_missing'],
  [{ lastname: '' }, 'fields_missing'],
  [{ password: '' }, 'fields_missing'],
  [{ passwordAgain: '   ' }, 'fields_missing'],
  [{ more: ['anna@kok.test', ' '] }, 'fields_missing'],
  [{ passwordAgain: 'two potatoes, one leak' }, 'passwords_differ'],
  [{ password: 'short', passwordAgain: 'short' }, 'password_too_short'],
  [{ password: 'password123', passwordAgain: 'password123' }, 'password_too_common'],
  [{ password: 'ElinSandberg', passwordAgain: 'ElinSandberg' }, 'password_too_common'],
  [{ terms: false }, 'terms_not_accepted'],
])('a sign-up with %j: %s', (change, problem) => {
  expect(signUpProblem({ ...FORM, ...change })).toBe(problem);
});

test('of a new password the same is asked', () => {
  expect(newPasswordProblem({ password: GOOD, passwordAgain: GOOD })).toBeNull();
  expect(newPasswordProblem({ password: GOOD, passwordAgain: `${GOOD} ` })).toBe('passwords_differ');
});
