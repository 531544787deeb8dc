import * as z from 'zod/mini';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { LinkToken } from './link-token.ts';
import { WrittenPassword } from './written-password.ts';

export const PersonName = plainText(100);

/** The form of somebody who follows the link of an invitation. */
export const SignUp = z.object({
  token: LinkToken,
  firstname: PersonName,
  lastname: PersonName,
  password: WrittenPassword,
  passwordAgain: WrittenPassword,
  terms: z.boolean(),
  /** Only a `set_up` link asks for these two. */
  email: z.optional(plainText(274)),
  organizationName: z.optional(plainText(200)),
  appLanguage: z.optional(z.enum(LANGUAGES)),
});
export type SignUp = z.infer<typeof SignUp>;
