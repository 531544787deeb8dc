import * as z from 'zod/mini';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';

/** The occasions on which words were questioned. */
const CLAIM_OCCASIONS = ['share', 'export'] as const;
export type ClaimOccasion = (typeof CLAIM_OCCASIONS)[number];

export const LONGEST_REASON = 500;

/** What somebody says who goes on in spite of questioned words: on which occasion, with which words, and why. */
export const ClaimsAnswer = z.object({
  occasion: z.enum(CLAIM_OCCASIONS),
  claims: z.array(plainText(2000, { lines: true })).check(z.minLength(1), z.maxLength(200)),
  reason: plainText(LONGEST_REASON, { lines: true }).check(z.refine((reason) => !isBlank(reason), 'no_reason')),
});
export type ClaimsAnswer = z.infer<typeof ClaimsAnswer>;
