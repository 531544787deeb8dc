import * as z from 'zod/mini';
import { ClaimsAnswer, LONGEST_REASON } from '../claims/claims-answer.ts';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { plainText } from '../kernel/plain-text.ts';

/** On every way on which a menu or a plan goes to guests. */
export const ReasonToGoOut = described(
  z._default(plainText(LONGEST_REASON, { lines: true }), ''),
  'Why it goes out so; without one it is refused (`reason`: `no_reason`) where a dish is surely not what words promise.',
);

export const keepMenuClaims = endpoint({
  method: 'POST',
  path: '/menus/claims',
  callers: 'signed-in',
  summary: 'Keep in the audit why a menu is shared or taken away with words that were asked about',
  body: z.object({
    restaurantId: Id,
    menuId: described(z.nullable(Id), 'Null for a menu that is not saved yet.'),
    name: plainText(200),
    ...ClaimsAnswer.shape,
  }),
  reply: z.object({ at: described(z.string(), 'When it was kept, ISO 8601.') }),
});
