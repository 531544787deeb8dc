import { expect, test } from 'vitest';
import { EMPTY_SIGN_UP, signUpProblems, type SignUpDraft } from './sign-up-draft.ts';

const elin: SignUpDraft = {
  ...EMPTY_SIGN_UP,
  firstname: 'Elin',
  lastname: 'Sandberg',
  password: 'braised leeks',
  passwordAgain: 'braised leeks',
  terms: true,
};

const wrong = (draft: SignUpDraft, kind: 'member' | 'set_up' = 'member') =>
  Object.entries(signUpProblems(draft, kind)).filter(([, problem]) => problem !== null);

test('an invited person needs names, a password twice and the terms', () => {
  expect(wrong(elin)).toEqual([]);
  expect(wrong(EMPTY_SIGN_UP).map(([field]) => field)).toEqual(['firstname', 'lastname', 'terms', 'password', 'passwordAgain']);
});

test('whitespace is no name', () => {
  expect(wrong({ ...elin, firstname: ' \t' })).toEqual([['firstname', 'fields_missing']]);
});

test('the first super-admin names an address and an organization as well', () => {
  expect(wrong(elin, 'set_up').map(([field]) => field)).toEqual(['email', 'organizationName']);
  expect(wrong({ ...elin, email: 'elin@example.test', organizationName: 'Norrsken' }, 'set_up')).toEqual([]);
});

test('terms have to be accepted', () => {
  expect(wrong({ ...elin, terms: false })).toEqual([['terms', 'terms_not_accepted']]);
});
