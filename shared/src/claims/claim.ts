import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';

/** The kinds of problematic claims, by the law. */
export const CLAIM_KINDS = ['never', 'generic', 'future', 'comparison', 'organic', 'whole_product', 'legal_duty'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Where a text stands: what is offered instead speaks of one dish, of a menu or of a report. */
export const CLAIM_CONTEXTS = ['dish', 'menu', 'report'] as const;
export type ClaimContext = (typeof CLAIM_CONTEXTS)[number];

/** One claim in a text. */
export const ClaimFinding = z.object({
  kind: described(
    z.enum(CLAIM_KINDS),
    'What is wrong with it: neutral by offsets (`never`), good without saying in what, ahead of time, compared without values, organic, of all instead of a part, or asked by law anyway.',
  ),
  start: described(z.number(), 'Where it begins, in UTF-16 units of the text.'),
  end: described(z.number(), 'After its last UTF-16 unit.'),
  words: described(z.string(), 'The words as they stand in the text.'),
  rule: described(z.string(), 'The rule that it meets, by its name in the law of the country.'),
  offer: described(z.string(), 'A sentence that stands in its place, in the language that was asked for.'),
});
export type ClaimFinding = z.infer<typeof ClaimFinding>;
