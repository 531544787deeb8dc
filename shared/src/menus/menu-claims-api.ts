import * as z from 'zod/mini';
import { ClaimsAnswer } from '../claims/claims-answer.ts';
import { SeenWords, WordNotices } from '../claims/word-notice.ts';
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
  body: SeenWords,
  reply: WordNotices,
});
