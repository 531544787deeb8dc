import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { StaySignedIn } from './stay-signed-in.ts';
import { SignedInUser } from './user.ts';
import { WrittenPassword } from './written-password.ts';

// Signing in with an authenticator app besides the password.

/** Six digits of the app, or a recovery code; spaces and hyphens do not count. */
const Code = z.string().check(z.maxLength(40));

export const secondStep = endpoint({
  method: 'POST',
  path: '/users/sign-in/second-step',
  small: true,
  callers: 'anyone',
  summary: 'Finish a sign-in that was answered `second_step_needed`',
  description: 'The sign-in left a cookie that is good for ten minutes; after that it begins anew (`second_step_over`).',
  body: z.object({ code: Code, staySignedIn: StaySignedIn }),
  reply: SignedInUser,
});

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/users/second-factor',
  callers: 'signed-in',
  summary: 'Tell whether signing in takes a code, and how many recovery codes are left',
  reply: z.object({ on: z.boolean(), since: z.nullable(z.string()), recoveryCodesLeft: z.number() }),
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/users/second-factor',
  callers: 'signed-in',
  summary: 'Make the secret for an authenticator app; it counts once a code of it is confirmed',
  body: z.object({ password: WrittenPassword }),
  reply: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** The address for the QR code. */
    otpauth: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/users/second-factor',
  callers: 'signed-in',
  summary: 'Turn the second step on by a code of the app; the recovery codes are shown this once',
  body: z.object({ code: Code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/second-factor/recovery-codes',
  callers: 'signed-in',
  summary: 'Make new recovery codes; the former ones no longer work',
  body: z.object({ password: WrittenPassword, code: Code }),
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/users/second-factor/end',
  callers: 'signed-in',
  summary: 'Turn the second step off',
  body: z.object({ password: WrittenPassword, code: Code }),
  reply: z.object({ on: z.literal(false) }),
});

export const endMemberSecondFactor = endpoint({
  method: 'POST',
  path: '/users/second-factor/end/{id}',
  callers: 'signed-in',
  summary: 'Turn the second step off for a member who lost both telephone and recovery codes',
  description:
    'Their sessions end, a mail tells them, and the audit names who did it. Never one’s own (`own_account`), nor that of somebody who reaches further.',
  params: z.object({ id: Id }),
  reply: z.object({ id: z.string() }),
});
