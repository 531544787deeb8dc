import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { ReportDay } from '../../reports/report.ts';
import { MOST_OPEN_ROWS, OPEN } from './open.ts';
import { OpenReportSummary } from './open-read-api.ts';
import { ExternalId } from './open-recipe.ts';

/** 10,000 rows with long names. */
const LARGEST_ROWS = 8 * 1024 * 1024;
const Quantity = z.number().check(z.minimum(-1e9), z.maximum(1e9));
const Written = plainText(300).check(z.refine((name) => !isBlank(name), 'blank'));

/** What both calls say of the report that the rows go into. */
const Into = {
  restaurantId: Id,
  language: z.enum(LANGUAGES),
  type: z._default(z.enum(['monthly', 'event']), 'monthly'),
  /** Any day of the month, or the day of the event. */
  day: ReportDay,
  /** Of a report that is made; a sensible one when left out. */
  name: z.optional(Written),
  /** `replace` takes the place of the rows that are there, `add` puts them to those: a till that sends every evening adds. */
  mode: z._default(z.enum(['replace', 'add']), 'replace'),
  /** Completes the report with these rows. A completed report of the same start then moves to the bin; else it is refused. */
  complete: z._default(z.boolean(), false),
};

const Reply = z.object({
  report: OpenReportSummary,
  /** Rows that the report has now: those of one dish, or of one article, add up to one. And rows of this call that nobody could match: they wait, and are counted as not covered. */
  rows: z.number(),
  unmatched: z.array(z.object({ index: z.number(), name: z.string() })),
});

export const postOpenSales = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/sales',
  summary: 'Put sold servings into the report of a month or an event, by your own recipe ids or by name',
  description:
    'Makes the report when there is none. A row without a recipe that is known by its id or its name is kept as it was written. A negative number takes servings back. ' +
    'Send an `Idempotency-Key`: rows that are added twice would count twice.',
  largestBody: LARGEST_ROWS,
  body: z.object({
    ...Into,
    rows: z
      .array(
        z
          .object({ externalId: z.optional(ExternalId), recipeId: z.optional(Id), name: z.optional(Written), servings: Quantity })
          .check(z.refine(({ externalId, recipeId, name }) => Boolean(externalId ?? recipeId ?? name), 'row_says_nothing')),
      )
      .check(z.minLength(1), z.maxLength(MOST_OPEN_ROWS)),
  }),
  reply: Reply,
});

export const postOpenProcurement = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/procurement',
  summary: 'Put purchases into the procurement report of a month or an event, by name and article number',
  description: 'Makes the report when there is none. Send an `Idempotency-Key`: rows that are added twice would count twice.',
  largestBody: LARGEST_ROWS,
  body: z.object({
    ...Into,
    rows: z
      .array(
        z.object({
          name: Written,
          /** The supplier's article number. */
          externalId: z._default(plainText(120), ''),
          amount: z._default(z.nullable(Quantity), null),
          /** As written: `kg`, `st`, `case`. */
          unit: z._default(z.nullable(plainText(20)), null),
          /** Grams of the whole row, where the unit does not tell. */
          grams: z._default(z.nullable(Quantity), null),
          money: z._default(z.nullable(Quantity), null),
          /** ISO 3166 alpha-2. */
          origin: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
          organic: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_OPEN_ROWS)),
  }),
  reply: Reply,
});
