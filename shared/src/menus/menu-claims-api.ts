import * as z from 'zod/mini';
import { ClaimsAnswer } from '../claims/claims-answer.ts';
import { WORD_QUESTIONS } from '../claims/questioned-words.ts';
import { TEXT_PLACES } from '../claims/text-place.ts';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { plainText } from '../kernel/plain-text.ts';

export const keepMenuClaims = endpoint({
  method: 'POST',
  path: '/menus/claims',
  callers: 'signed-in',
  summary: 'Keep in the audit why a menu, a table card or an allergen sheet goes out with words that may not stand',
  body: z.object({
    restaurantId: Id,
    menuId: described(z.nullable(Id), 'Null for a menu that is not saved yet.'),
    name: plainText(200),
    ...ClaimsAnswer.shape,
  }),
  reply: z.object({ at: described(z.string(), 'When it was kept, ISO 8601.') }),
});

export const WordNotice = z.object({
  id: z.string(),
  question: described(z.enum(WORD_QUESTIONS), 'The kind of a claim, or `not_as_promised`: a dish is surely not what words say.'),
  place: z.enum(TEXT_PLACES),
  words: z.string(),
  dish: described(z.string(), 'The dish that does not keep a promise; empty for a claim.'),
  at: z.string(),
});
export type WordNotice = z.infer<typeof WordNotice>;

const WordNotices = z.object({
  items: z.array(WordNotice),
  next: z.nullable(z.string()),
  maySee: described(z.boolean(), 'Whether the caller may say that it has been seen.'),
});

export const listWordNotices = endpoint({
  method: 'GET',
  path: '/menus/{id}/word-notices',
  callers: 'signed-in',
  summary: 'List words of a live menu that may not stand since a change, as long as nobody has seen or answered for them',
  description: 'Whatever changed them: a dish, an own label, a base recipe, a program, new food data or a new year.',
  params: z.object({ id: Id }),
  reply: WordNotices,
});

export const seeWordNotices = endpoint({
  method: 'POST',
  path: '/menus/{id}/word-notices/seen',
  callers: 'signed-in',
  summary: 'Say that words of a live menu that may not stand have been seen; who said so is kept',
  params: z.object({ id: Id }),
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  reply: WordNotices,
});
