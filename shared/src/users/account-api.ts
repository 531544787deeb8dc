import * as z from 'zod/mini';
import { ROLES } from '../access/role.ts';
import { Email } from '../kernel/email.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { Id } from '../kernel/id.ts';
import { LinkToken } from './link-token.ts';
import { PersonName, SignUp } from './sign-up.ts';
import { SignedInUser } from './user.ts';
import { WrittenPassword } from './written-password.ts';

// From an invitation to a name and an address: what becomes of an account.

/** The facts behind a sign-up link. */
export const Invitation = z.object({
  /** `set_up`: the first super-admin of a fresh installation, who names address and organization. */
  kind: z.enum(['member', 'set_up']),
  /** Null for `set_up`. */
  email: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  invitedBy: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** Names of the restaurants they will work in. */
  restaurants: z.array(z.string()),
  language: z.enum(LANGUAGES),
  expires: z.string(),
  /** Whether the address already has an account: then they sign in and accept, instead of signing up. */
  hasAccount: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const readInvitation = endpoint({
  method: 'POST',
  path: '/users',
  callers: 'anyone',
  changes: false,
  summary: 'Tell what the invitation of a sign-up link is',
  description: 'So that a used (`link_used`) or old (`link_expired`) link is refused before anybody types. Nothing is kept.',
  body: z.object({ token: LinkToken }),
  reply: Invitation,
});

export const signUpFromLink = endpoint({
  method: 'POST',
  path: '/users/sign-up-from-link',
  callers: 'anyone',
  summary: 'Make the account of an invitation, and sign in',
  body: SignUp,
  reply: SignedInUser,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/users/accept-invitation',
  callers: 'signed-in',
  summary: 'Take the role of an invitation with the account one has',
  description: 'For somebody who runs several organizations. The invitation must be to the address of the account.',
  body: z.object({ token: LinkToken }),
  reply: SignedInUser,
});

export const requestVerifyEmail = endpoint({
  method: 'GET',
  path: '/users/request-verify-email',
  callers: 'signed-in',
  changes: true,
  summary: 'Send the mail that verifies the address, or the new one that was asked for, once more',
  reply: z.object({ sent: z.literal(true) }),
});

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/users/verify-email',
  callers: 'anyone',
  changes: true,
  summary: 'Verify an address by the link of its mail; a new address becomes the account’s',
  query: z.object({ token: LinkToken }),
  reply: z.object({ email: z.string(), changed: z.boolean() }),
});

export const updateName = endpoint({
  method: 'PUT',
  path: '/users/update-name/{id}',
  callers: 'signed-in',
  summary: 'Change somebody’s first and last name: one’s own, or as an admin a member’s',
  params: z.object({ id: Id }),
  body: z.object({ firstname: PersonName, lastname: PersonName }),
  reply: z.object({ id: z.string(), firstname: z.string(), lastname: z.string() }),
});

export const updateEmail = endpoint({
  method: 'PUT',
  path: '/users/update-email',
  callers: 'signed-in',
  summary: 'Ask for another address: it counts once its mail is answered, until then the former one does',
  description: 'The answer does not tell whether somebody else has the address.',
  body: z.object({ email: Email, password: WrittenPassword }),
  reply: z.object({ pendingEmail: z.string() }),
});

export const cancelUpdateEmail = endpoint({
  method: 'DELETE',
  path: '/users/update-email',
  callers: 'signed-in',
  summary: 'Keep the address one has: the link of the new one no longer works',
  reply: z.object({ pendingEmail: z.null() }),
});
