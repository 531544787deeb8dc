import type { ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { passwordRefusal } from '@plateprint/shared/users/password-rule.ts';

export interface NewPassword {
  password: string;
  passwordAgain: string;
}

export type NewPasswordProblems = Record<keyof NewPassword, ProblemCode | null>;

/** The problem of each field; the server knows the common passwords as well. */
export function newPasswordProblems({ password, passwordAgain }: NewPassword): NewPasswordProblems {
  return {
    password: password === '' ? 'fields_missing' : passwordRefusal(password),
    passwordAgain: passwordAgain === '' ? 'fields_missing' : password === passwordAgain ? null : 'passwords_differ',
  };
}

export function hasProblem(problems: Record<string, ProblemCode | null>): boolean {
  return Object.values(problems).some((problem) => problem !== null);
}
