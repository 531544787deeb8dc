import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { Id } from '../kernel/id.ts';
import { WORD_QUESTIONS } from './questioned-words.ts';
import { TEXT_PLACES } from './text-place.ts';

/** Words in front of guests, or on the cover of a report, that may not stand since a change. */
export const WordNotice = z.object({
  id: z.string(),
  question: described(z.enum(WORD_QUESTIONS), 'The kind of a claim, or `not_as_promised`: a dish is surely not what words say.'),
  place: z.enum(TEXT_PLACES),
  words: z.string(),
  dish: described(z.string(), 'The dish that does not keep a promise; empty for a claim.'),
  at: z.string(),
});
export type WordNotice = z.infer<typeof WordNotice>;

export const WordNotices = z.object({
  items: z.array(WordNotice),
  next: z.nullable(z.string()),
  maySee: described(z.boolean(), 'Whether the caller may say that it has been seen.'),
});
export type WordNotices = z.infer<typeof WordNotices>;

/** What has been seen. */
export const SeenWords = z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) });
