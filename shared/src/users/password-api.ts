import * as z from 'zod/mini';
import { Email } from '../kernel/email.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LinkToken } from './link-token.ts';
import { WrittenPassword } from './written-password.ts';

// Forgetting, changing and having to change a password.

export const requestResetPassword = endpoint({
  method: 'POST',
  path: '/users/request-reset-password',
  callers: 'anyone',
  summary: 'Send a link for a new password, if somebody has this address',
  description: 'Answers alike and as quickly whether anybody has it: the mail is a job of its own.',
  body: z.object({ email: Email }),
  reply: z.object({ requested: z.literal(true) }),
});

export const readPasswordLink = endpoint({
  method: 'POST',
  path: '/users/password-link',
  callers: 'anyone',
  changes: false,
  summary: 'Tell whether a link for a new password still works',
  description: 'So that a used (`link_used`) or old (`link_expired`) link is refused before anybody types. Nothing is kept.',
  body: z.object({ token: LinkToken }),
  reply: z.object({ kind: z.enum(['reset', 'forced']), email: z.string(), expires: z.string() }),
});

const NewPassword = { password: WrittenPassword, passwordAgain: WrittenPassword };

export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/reset-password',
  callers: 'anyone',
  summary: 'Set a new password by the link of a mail; every session of the account ends',
  body: z.object({ token: LinkToken, ...NewPassword }),
  reply: z.object({ email: z.string() }),
});

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/users/update-password',
  callers: 'anyone',
  summary: 'Change the password: with a session and the former one, or by the link of a forced update',
  description:
    'With a session the other sessions of the account end and this one goes on, renewed; by link every session ends. Exactly one of `formerPassword` and `token` is sent.',
  body: z.object({ formerPassword: z.optional(WrittenPassword), token: z.optional(LinkToken), ...NewPassword }),
  reply: z.object({ email: z.string() }),
});

export const forcePasswordUpdate = endpoint({
  method: 'POST',
  path: '/users/force-password-update/{id}',
  callers: 'signed-in',
  summary: 'Make a member choose a new password: their sessions end, a link comes by mail',
  params: z.object({ id: Id }),
  reply: z.object({ id: z.string() }),
});
