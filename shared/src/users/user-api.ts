import * as z from 'zod/mini';
import { ROLES } from '../access/role.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { plainText } from '../kernel/plain-text.ts';
import { StaySignedIn } from './stay-signed-in.ts';
import { SettingsChange, SignedInUser, UserSettings } from './user.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/users/sign-in',
  small: true,
  callers: 'anyone',
  summary: 'Sign in with e-mail and password; the session comes as a cookie',
  description:
    'A wrong e-mail and a wrong password answer alike and take equally long. With `staySignedIn: false` the session ends with the browser.',
  body: z.object({
    email: plainText(254).check(z.minLength(1)),
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
    staySignedIn: StaySignedIn,
  }),
  reply: SignedInUser,
});

export const signOut = endpoint({
  method: 'GET',
  path: '/users/sign-out',
  small: true,
  callers: 'anyone',
  changes: true,
  summary: 'End the session of this browser',
  reply: z.object({ signedOut: z.literal(true) }),
});

export const authenticate = endpoint({
  method: 'GET',
  path: '/users/authenticate',
  callers: 'signed-in',
  summary: 'Tell who is signed in, with settings and organization',
  reply: SignedInUser,
});

export const readSession = endpoint({
  method: 'GET',
  path: '/users/session',
  callers: 'anyone',
  summary: 'Tell who is signed in as `authenticate` does, or that nobody is',
  reply: z.object({ session: z.nullable(SignedInUser) }),
});

export const permissions = endpoint({
  method: 'GET',
  path: '/users/permissions',
  callers: 'signed-in',
  summary: 'List the roles of the signed-in person; the interface takes the first',
  reply: z.object({ items: z.array(z.enum(ROLES)), next: z.nullable(z.string()) }),
});

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/users/settings',
  callers: 'signed-in',
  summary: 'Change settings; what is left out stays as it is',
  body: SettingsChange,
  reply: z.object({ settings: UserSettings }),
});
