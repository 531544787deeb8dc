import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { isMonth } from '../../kernel/month.ts';
import { PURCHASE_MARKS } from '../shares/purchase-mark.ts';
import { SHARE_LEVELS, SHARE_PERIODS } from '../shares/share-rule.ts';

const MonthText = z.string().check(z.refine((text) => isMonth(text), 'invalid_month'));
/** Months of a year and one more: a year against the same month. */
export const MOST_MONTHS = 13;

const Asked = z.object({
  from: MonthText,
  to: MonthText,
  /** The whole organization is for those who run it. */
  scope: z._default(z.enum(['restaurant', 'organization']), 'restaurant'),
});

const Basis = z.enum(['kg', 'money']);
const Level = z.enum(SHARE_LEVELS);

const Rule = z.object({
  rule: z.string(),
  country: z.string(),
  basis: Basis,
  /** The counted part of the whole, 0–1. */
  share: z.number(),
  /** The whole, in kilograms or money; null where it is money that the reader may not see. */
  of: z.nullable(z.number()),
  rounded: z.number(),
  /** Null where none is reached, and while it is open. */
  level: z.nullable(Level),
  /** Whether the articles without an amount could change the level. */
  isOpen: z.boolean(),
  /** Articles without an amount in this basis, and what is known of them in the other. */
  unknown: z.object({ articles: z.number(), kg: z.number(), money: z.nullable(z.number()) }),
  next: z.nullable(z.object({ level: Level, missing: z.nullable(z.number()), unit: Basis })),
  known: z.number(),
  levels: z.array(z.object({ level: Level, percent: z.number() })),
  period: z.enum(SHARE_PERIODS),
  source: z.string(),
  seen: z.string(),
  /** Articles that lift the share most, at most ten. */
  lift: z.array(z.object({ name: z.string(), amount: z.nullable(z.number()), share: z.number() })),
});
export type RuleShown = z.infer<typeof Rule>;

export const readShares = endpoint({
  method: 'GET',
  path: '/purchases/{id}/shares',
  callers: 'signed-in',
  summary: 'Read which shares of the purchases are organic or bear another mark, and what would lift them',
  description: 'Money is null for those who may not see costs; shares, kilograms and levels are not.',
  params: z.object({ id: Id }),
  query: Asked,
  reply: z.object({
    maySeeCosts: z.boolean(),
    currency: z.nullable(z.string()),
    /** All that the money of the time is in: several are never added up. */
    currencies: z.array(z.string()),
    /** Months of the time, and those with a procurement report in it. */
    months: z.object({ all: z.number(), reported: z.number() }),
    kg: z.number(),
    money: z.nullable(z.number()),
    setAside: z.object({ kg: z.number(), money: z.nullable(z.number()) }),
    /** Articles of which more came back than was bought: off the sums, and in neither side of a share. */
    sentBack: z.object({ articles: z.number(), kg: z.number(), money: z.nullable(z.number()) }),
    marks: z.array(z.object({ mark: z.enum(PURCHASE_MARKS), kg: z.number(), money: z.nullable(z.number()) })),
    rules: z.array(Rule),
  }),
});

export const listDeclaredPurchases = endpoint({
  method: 'GET',
  path: '/purchases/{id}/declaration',
  callers: 'signed-in',
  summary: 'List the purchases of a time as the French declaration has them: an article of a month, its price and its marks',
  description: 'For those who may see costs: a declaration is a list of prices.',
  params: z.object({ id: Id }),
  query: z.pick(Asked, { from: true, to: true }),
  reply: z.object({
    /** Rows of food that have no price, and so no place in the declaration; all of them where their prices are in several currencies. */
    unpriced: z.number(),
    items: z.array(
      z.object({
        name: z.string(),
        supplier: z.string(),
        date: z.string(),
        money: z.number(),
        category: z.nullable(z.string()),
        marks: z.array(z.enum(PURCHASE_MARKS)),
        origin: z.nullable(z.string()),
      }),
    ),
  }),
});
