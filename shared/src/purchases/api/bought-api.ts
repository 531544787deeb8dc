import * as z from 'zod/mini';
import { Figure } from '../../footprint/figure.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { isMonth } from '../../kernel/month.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { MakerStatementEntry } from '../../mapper/memory/maker-statement.ts';
import { BOUGHT_SORTS } from '../../reports/rows/bought-articles.ts';

const MonthText = z.string().check(z.refine((text) => isMonth(text), 'invalid_month'));
const Maybe = z.nullable(z.number());

/** The family of what nobody has matched yet. */
export const WAITING_FAMILY = 'none';
/** So many articles of a page at most: a file is put together of several. */
export const MOST_BOUGHT = 500;

const Article = z.object({
  key: z.string(),
  name: z.string(),
  /** The food, in the reader's language; null while nobody has named it. */
  food: z.nullable(z.string()),
  family: z.nullable(z.string()),
  supplier: z.string(),
  /** The supplier’s number of it; empty where there is none. A server of the former release does not say it. */
  number: z.optional(z.string()),
  /** What its maker says of it; null where nobody copied that. A server of the former release does not say it. */
  statement: z.optional(z.nullable(MakerStatementEntry)),
  rows: z.number(),
  weighedRows: z.number(),
  coveredRows: z.number(),
  kg: Maybe,
  /** Kilograms CO2e with land-use change; null where no row has a figure. */
  co2: z.nullable(Figure),
  /** The same without land-use change; null where the split of a row is not known. Nothing is sorted by it. */
  co2WithoutLandUseChange: z.nullable(Figure),
  money: Maybe,
});
export type BoughtShown = z.infer<typeof Article>;

export const listBought = endpoint({
  method: 'GET',
  path: '/purchases/{id}/bought',
  callers: 'signed-in',
  summary: 'List the articles that were bought in a time, with their weight, CO2e and money',
  description:
    'Rows of the monthly procurement reports, drafts too, without what is set aside. Figures are those of the organization’s emission database, with land-use change. Money is null for those who may not see costs.',
  params: z.object({ id: Id }),
  query: z.object({
    from: MonthText,
    to: MonthText,
    scope: z._default(z.enum(['restaurant', 'organization']), 'restaurant'),
    language: z._default(z.enum(LANGUAGES), 'en_gb'),
    /** A family of foods, or `none` for what waits. */
    family: z.optional(Id),
    supplier: z.optional(plainText(200)),
    sort: z._default(z.enum(BOUGHT_SORTS), 'co2'),
    limit: z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(MOST_BOUGHT)), 50),
    cursor: z.optional(Cursor),
  }),
  reply: z.object({
    currency: z.nullable(z.string()),
    maySeeCosts: z.boolean(),
    /** Months of the time, and those with a procurement report in it. */
    months: z.object({ all: z.number(), reported: z.number() }),
    /** Of the whole time, whatever was chosen of it. */
    families: z.array(z.object({ family: z.string(), name: z.nullable(z.string()) })),
    suppliers: z.array(z.string()),
    /** Of what was chosen. */
    total: z.object({
      articles: z.number(),
      rows: z.number(),
      coveredRows: z.number(),
      /** Rows that have a weight, and theirs; null where none has. */
      weighedRows: z.number(),
      kg: Maybe,
      co2: z.nullable(Figure),
      co2WithoutLandUseChange: z.nullable(Figure),
      money: Maybe,
    }),
    items: z.array(Article),
    next: z.nullable(z.string()),
  }),
});
