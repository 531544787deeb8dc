import type { ProblemCode } from '../kernel/api/app-error.ts';
import { isBlank } from '../kernel/text.ts';
import { passwordRefusal } from './password-rule.ts';

interface NewPassword {
  password: string;
  passwordAgain: string;
}

/** Why a new password is refused, the first reason; null when it is not. The browser shows it, the server decides. */
export function newPasswordProblem({ password, passwordAgain }: NewPassword, known: readonly string[] = []): ProblemCode | null {
  if (isBlank(password) || isBlank(passwordAgain)) return 'fields_missing';
  if (password !== passwordAgain) return 'passwords_differ';
  return passwordRefusal(password, known);
}

interface SignUpForm extends NewPassword {
  firstname: string;
  lastname: string;
  terms: boolean;
  /** Further fields of the form, all required. */
  more?: readonly string[];
}

/** Why a sign-up is refused, the first reason; null when it is not. */
export function signUpProblem(form: SignUpForm, known: readonly string[] = []): ProblemCode | null {
  if ([form.firstname, form.lastname, ...(form.more ?? [])].some(isBlank)) return 'fields_missing';
  const password = newPasswordProblem(form, [form.firstname, form.lastname, `${form.firstname}${form.lastname}`, ...known]);
  if (password !== null) return password;
  return form.terms ? null : 'terms_not_accepted';
}
