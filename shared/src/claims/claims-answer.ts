import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { plainText } from '../kernel/plain-text.ts';
import { TEXT_PLACES } from './text-place.ts';

/** The occasions on which words were questioned. */
const CLAIM_OCCASIONS = ['share', 'export'] as const;
export type ClaimOccasion = (typeof CLAIM_OCCASIONS)[number];

export const LONGEST_REASON = 500;

/** On every way to guests. Words and dishes may each have been asked about: two reasons, and the line break between them. */
export const ReasonToGoOut = described(
  z._default(plainText(2 * LONGEST_REASON + 1, { lines: true }), ''),
  'Why it goes out so. Without one it is refused with `words_in_question`, which names them, where words may not stand or a dish is surely not what they promise.',
);

const LONGEST_TEXT = 10_000;

/** A text on its way to guests that is drawn where it is read, so that it is sent along. */
const TextGoingOut = z.object({
  place: z.enum(TEXT_PLACES),
  language: z.enum(LANGUAGES),
  text: z.string().check(
    z.maxLength(LONGEST_TEXT),
    z.refine((text) => text.isWellFormed(), 'control_characters'),
  ),
});

/** As many texts are sent along. */
export const MOST_TEXTS = 500;

/** What somebody says who goes on in spite of questioned words: on which occasion, and why. */
export const ClaimsAnswer = z.object({
  occasion: z.enum(CLAIM_OCCASIONS),
  texts: described(
    z._default(z.array(TextGoingOut).check(z.maxLength(MOST_TEXTS)), []),
    'The texts in question as they stand on what goes out, where they may be other than what is kept.',
  ),
  reason: ReasonToGoOut,
});
export type ClaimsAnswer = z.infer<typeof ClaimsAnswer>;

/** The reasons that were given on one way out, as one. */
export function reasonOf(reasons: readonly string[]): string {
  return [...new Set(reasons.map((reason) => reason.trim()))].filter((reason) => reason !== '').join('\n');
}
