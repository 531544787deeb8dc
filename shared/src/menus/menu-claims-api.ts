import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';

/** The occasions on which a menu's words were questioned. */
const CLAIM_OCCASIONS = ['share', 'export'] as const;
export type ClaimOccasion = (typeof CLAIM_OCCASIONS)[number];

export const LONGEST_REASON = 500;
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
    occasion: z.enum(CLAIM_OCCASIONS),
    claims: z.array(plainText(2000, { lines: true })).check(z.minLength(1), z.maxLength(200)),
    reason: plainText(LONGEST_REASON, { lines: true }).check(z.refine((reason) => !isBlank(reason), 'no_reason')),
  }),
  reply: z.object({ at: described(z.string(), 'When it was kept, ISO 8601.') }),
});
