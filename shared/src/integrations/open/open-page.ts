import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { Cursor } from '../../kernel/id.ts';

/** The fields that every list in pages takes and answers. */
export const PageCursor = described(z.optional(Cursor), '`next` of the page before; the first page when left out.');
export const PageLimit = described(
  z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  'How many entries a page has at most.',
);
export const NextPage = described(z.nullable(z.string()), 'What to send as `cursor` for the next page; null on the last one.');
