import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { CLAIM_CONTEXTS, ClaimFinding } from './claim.ts';

/** Texts of one call. */
const MOST_CLAIM_TEXTS = 1000;
const LONGEST_TEXT = 10_000;

/** Any text, its markup and line breaks too: it is read and never stored. */
const AnyText = z.string().check(
  z.maxLength(LONGEST_TEXT),
  z.refine((text) => text.isWellFormed(), 'control_characters'),
);

const ClaimText = z.union([
  AnyText,
  z.object({
    text: described(AnyText, 'The text as guests read it.'),
    organic: described(z.optional(z.boolean()), 'Whether the recipe is organic; left out: not known to be.'),
    context: described(
      z.optional(z.enum(CLAIM_CONTEXTS)),
      'Where the text stands; it decides what the offer speaks of. Left out: a menu.',
    ),
  }),
]);

/** A country by its two letters; case makes no difference. */
const Country = z.string().check(z.regex(/^[A-Za-z]{2}$/));

export const ClaimCheckRequest = z.object({
  language: described(z.enum(LANGUAGES), 'The language of the texts, and of the offers.'),
  country: described(
    Country,
    'Where they are shown, ISO 3166-1 alpha-2. Unknown ones are held to the rules of the European Union.',
  ),
  texts: described(z.array(ClaimText).check(z.maxLength(MOST_CLAIM_TEXTS)), 'The texts to check.'),
});
export type ClaimCheckRequest = z.infer<typeof ClaimCheckRequest>;

export const ClaimCheckReply = z.object({
  items: described(
    z.array(
      z.object({
        input: described(z.string(), 'The text as it was sent.'),
        findings: described(
          z.array(ClaimFinding),
          'The claims in it, in the order in which they begin; none: nothing was found.',
        ),
      }),
    ),
    'What was found in each text, in the order sent.',
  ),
});
export type ClaimCheckReply = z.infer<typeof ClaimCheckReply>;

export const CLAIM_CHECK_TEXT =
  'Finds words that say or suggest something about the environment which rules for marketing to consumers forbid or bind to proof, names the rule and offers a sentence that stands. It gives no legal advice: nothing found does not mean that a text is lawful. Nothing is stored or changed.';

export const checkClaimTexts = endpoint({
  method: 'POST',
  path: '/claims/check',
  callers: 'signed-in',
  changes: false,
  summary: 'Check texts for guests for environmental claims, in the order given',
  description: CLAIM_CHECK_TEXT,
  body: ClaimCheckRequest,
  reply: ClaimCheckReply,
});
