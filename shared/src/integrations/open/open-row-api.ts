import * as z from 'zod/mini';
import { SINGLE_DATE_TYPES } from '../../access/report-kind.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { isBlank } from '../../kernel/text.ts';
import { MOST_SERVINGS } from '../../reports/model/imported-row.ts';
import { ReportDay } from '../../reports/model/report.ts';
import { MOST_OPEN_ROWS, OPEN } from './open.ts';
import { OpenReportSummary } from './open-read-api.ts';
import { ExternalId } from './open-recipe.ts';

/** 10,000 rows with long names. */
const LARGEST_ROWS = 8 * 1024 * 1024;
const Quantity = z.number().check(z.minimum(-1e9), z.maximum(1e9));
const Written = plainText(300).check(z.refine((name) => !isBlank(name), 'blank'));

/** The fields of both calls that name the report for the rows. */
const Into = {
  restaurantId: described(Id, 'The restaurant whose report it is.'),
  language: described(z.enum(LANGUAGES), 'The language that the names are written in.'),
  type: described(z._default(z.enum(SINGLE_DATE_TYPES), 'monthly'), 'The report of a whole month, or of one day’s event.'),
  day: described(ReportDay, 'Any day of the month, or the day of the event: `2026-11-20`, from 1990 to the end of next month.'),
  name: described(z.optional(Written), 'What a report that is made is called; by its kind and time when left out.'),
  mode: described(
    z._default(z.enum(['replace', 'add']), 'replace'),
    '`replace` takes the place of the rows that are there, `add` puts them to those: a till that sends every evening adds.',
  ),
  complete: described(
    z._default(z.boolean(), false),
    'Completes the report with these rows. A completed report of the same start then moves to the bin; without it, the call is refused.',
  ),
};

const Reply = z.object({
  report: described(OpenReportSummary, 'The report as it stands now.'),
  rows: described(z.number(), 'Rows that the report has now; those of one dish and day, or of one article, add up to one.'),
  unmatched: described(
    z.array(
      z.object({
        index: described(z.number(), 'The row’s place in the call, from 0.'),
        name: described(z.string(), 'Its name as written.'),
      }),
    ),
    'Rows of this call that could not be matched: they wait for a person, and count as not covered.',
  ),
  unweighed: described(
    z.array(
      z.object({
        index: described(z.number(), 'The row’s place in the call, from 0.'),
        name: described(z.string(), 'Its name as written.'),
        code: described(z.enum(['unknown_weight', 'no_amount']), 'What is missing: the weight of its unit, or an amount.'),
      }),
    ),
    'Purchases of this call that were matched and have no weight: they count as not covered. Empty for sales.',
  ),
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
    rows: described(
      z
        .array(
          z
            .object({
              externalId: described(
                z.optional(ExternalId),
                'Your own id of the recipe. One of the id, `recipeId` or `name` is needed.',
              ),
              recipeId: described(z.optional(Id), 'The product’s id of the recipe; looked at when `externalId` finds none.'),
              name: described(z.optional(Written), 'The dish as the till calls it; looked at when no id finds a recipe.'),
              servings: described(
                z.number().check(z.minimum(-MOST_SERVINGS), z.maximum(MOST_SERVINGS)),
                'Servings sold, a million of a dish at most; below zero takes some back: without `day` from the dish’s servings without a day, then from those of its latest days.',
              ),
              day: described(
                z.optional(ReportDay),
                'The day on which they were sold, within the month of the report, or the day of its event, else refused: menu plans compare it with what was planned.',
              ),
            })
            .check(z.refine(({ externalId, recipeId, name }) => Boolean(externalId ?? recipeId ?? name), 'row_says_nothing')),
        )
        .check(z.minLength(1), z.maxLength(MOST_OPEN_ROWS)),
      'What was sold, a row for each dish.',
    ),
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
    rows: described(
      z
        .array(
          z.object({
            name: described(Written, 'The article as the invoice or order has it.'),
            externalId: described(z._default(plainText(120), ''), 'The supplier’s article number; empty for none.'),
            amount: described(
              z._default(z.nullable(Quantity), null),
              'How much was bought, in `unit`; below zero was sent back. Null when not known.',
            ),
            unit: described(
              z._default(z.nullable(plainText(20)), null),
              'The unit as written: `kg`, `st`, `case`. Null when there is none.',
            ),
            grams: described(
              z._default(z.nullable(Quantity), null),
              'Grams of the whole row, where the unit does not tell; null when not known.',
            ),
            money: described(
              z._default(z.nullable(Quantity), null),
              'What the row cost, in your own currency; null when not known.',
            ),
            origin: described(
              z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
              'Country that it comes from, ISO 3166 alpha-2; null for the usual supply.',
            ),
            organic: described(z._default(z.boolean(), false), 'Whether it is organic.'),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_OPEN_ROWS)),
      'What was bought, a row for each article.',
    ),
  }),
  reply: Reply,
});
