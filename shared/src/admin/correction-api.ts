import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Email } from '../kernel/email.ts';
import { Cursor, Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { nameText } from '../kernel/name.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';

/** A correction of the food data that somebody sent. */
const Correction = z.object({
  id: z.string(),
  created: z.string(),
  language: z.enum(LANGUAGES),
  /** The food or dish it is about, as the person calls it. */
  food: z.string(),
  message: z.string(),
  /** Where it can be read; empty where nobody said. */
  source: z.string(),
  /** The address for an answer; null where nobody asks for one. */
  email: z.nullable(z.string()),
  foodDataVersion: z.string(),
  /** When an administrator dealt with it; null: it waits. */
  handled: z.nullable(z.string()),
});
export type Correction = z.infer<typeof Correction>;

export const suggestCorrection = endpoint({
  method: 'POST',
  path: '/corrections',
  callers: 'anyone',
  summary: 'Say that something in the food data is wrong: it reaches the administrators of this installation',
  description: 'An address is kept only to answer; corrections that were dealt with are removed after a year.',
  body: z.object({
    language: z.enum(LANGUAGES),
    food: nameText(),
    message: plainText(4000, { lines: true }).check(z.refine((text) => !isBlank(text), { error: 'blank' })),
    source: z._default(plainText(1000), ''),
    email: z._default(z.nullable(Email), null),
  }),
  reply: z.object({ received: z.literal(true) }),
});

export const listCorrections = endpoint({
  method: 'GET',
  path: '/admin/corrections',
  callers: 'signed-in',
  summary: 'List what people hold to be wrong in the food data, the newest first',
  query: z.object({ cursor: z.optional(Cursor) }),
  reply: z.object({ items: z.array(Correction), next: z.nullable(z.string()) }),
});

export const handleCorrection = endpoint({
  method: 'PUT',
  path: '/admin/corrections/{id}/handled',
  callers: 'signed-in',
  summary: 'Say whether a correction has been dealt with',
  params: z.object({ id: Id }),
  body: z.object({ handled: z.boolean() }),
  reply: Correction,
});
