import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { newPasswordProblems } from '../new-password.ts';

/** The fields of the sign-up page. `email` and `organizationName` are asked of a `set_up` link only. */
export interface SignUpDraft {
  firstname: string;
  lastname: string;
  password: string;
  passwordAgain: string;
  terms: boolean;
  email: string;
  organizationName: string;
}

export const EMPTY_SIGN_UP: SignUpDraft = {
  firstname: '',
  lastname: '',
  password: '',
  passwordAgain: '',
  terms: false,
  email: '',
  organizationName: '',
};

export type SignUpProblems = Record<keyof SignUpDraft, ProblemCode | null>;

/** The problem of each field; whitespace counts as empty (specification, point 5). */
export function signUpProblems(draft: SignUpDraft, kind: 'member' | 'set_up'): SignUpProblems {
  return {
    firstname: missing(draft.firstname),
    lastname: missing(draft.lastname),
    email: kind === 'set_up' ? missing(draft.email) : null,
    organizationName: kind === 'set_up' ? missing(draft.organizationName) : null,
    terms: draft.terms ? null : 'terms_not_accepted',
    ...newPasswordProblems(draft),
  };
}

function missing(typed: string): ProblemCode | null {
  return typed.trim() === '' ? 'fields_missing' : null;
}
