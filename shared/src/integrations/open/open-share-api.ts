import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { ReportDay } from '../../reports/model/report.ts';
import { SHARE_LEVELS } from '../../purchases/shares/share-rule.ts';
import { OPEN } from './open.ts';

const MonthOrDay = z.union([ReportDay, z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))]);
const Basis = z.enum(['kg', 'money']);

const RuleShare = z.object({
  rule: described(z.string(), 'A stable word for the rule: `de_bio_ahvv`.'),
  country: described(z.string(), 'The country whose rule it is, ISO 3166 alpha-2.'),
  basis: described(Basis, 'Whether kilograms or net money are counted.'),
  share: described(z.number(), 'What counts of the whole, 0–1.'),
  of: described(z.number(), 'The whole, in `basis`: food and drink whose amount is known.'),
  rounded: described(z.number(), 'The share in per cent, rounded as the rule asks; else to one decimal.'),
  level: described(
    z.nullable(z.enum(SHARE_LEVELS)),
    'What these purchases would reach; a mark also needs its certificate. Null for none, and while it is open.',
  ),
  isOpen: described(
    z.boolean(),
    'True while the articles without an amount could change the level: each may be as large as the largest that is known, and no dearer by weight.',
  ),
  unknown: described(
    z.object({
      articles: described(z.number(), 'How many articles have no amount in this basis.'),
      kg: described(z.number(), 'Kilograms of these, as far as they are known.'),
      money: described(z.nullable(z.number()), 'What these cost, net; null where nothing has a price.'),
    }),
    'What is unknown of the articles that the rule is about.',
  ),
  next: described(
    z.nullable(
      z.object({
        level: described(z.enum(SHARE_LEVELS), 'The next level.'),
        missing: described(z.number(), 'How much of what does not count would have to count, in `unit`.'),
        unit: described(Basis, 'What `missing` counts.'),
      }),
    ),
    'What is missing to the next level; null at the highest, while the level is open, and where nothing was bought.',
  ),
  known: described(z.number(), 'The part of the articles whose amount is known in this basis, 0–1.'),
});

export const readOpenShares = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/shares',
  summary: 'Read which shares of the purchases are organic or bear another mark, by the rules of public kitchens',
  description:
    'Counts the rows of the monthly procurement reports, drafts too, of the months that begin in the time asked for. Marks are read from what the articles are called and from what was said of them, never guessed.',
  query: z.object({
    restaurantId: described(z.optional(Id), 'The restaurant that bought; every one of the organization when left out.'),
    from: described(MonthOrDay, 'The first day or month: `2026-01` is its first day.'),
    to: described(MonthOrDay, 'The last day or month: `2026-03` is its last day.'),
  }),
  reply: z.object({
    from: described(z.string(), 'The first day.'),
    to: described(z.string(), 'The last day.'),
    currency: described(
      z.nullable(z.string()),
      'ISO 4217 code where the invoices of the time have one and the same; null when that is not known, and where other money is in another one.',
    ),
    kg: described(z.number(), 'Kilograms of food and drink, as far as they are known.'),
    money: described(
      z.nullable(z.number()),
      'What food and drink cost, net, as far as it is known; null where nothing has a price, and where it is in several currencies.',
    ),
    setAside: described(
      z.object({
        kg: described(z.number(), 'Kilograms, as far as they are known.'),
        money: described(z.nullable(z.number()), 'What it cost, net; null where nothing has a price.'),
      }),
      'The same of what is no food: napkins, deposits, freight.',
    ),
    sentBack: described(
      z.object({
        articles: described(z.number(), 'How many articles.'),
        kg: described(z.number(), 'How many kilograms more came back than were bought.'),
        money: described(z.nullable(z.number()), 'The same in money, net; null where nothing has a price.'),
      }),
      'Articles of which more came back than was bought in the time: they come off `kg` and `money`, and are in neither side of a share.',
    ),
    rules: described(z.array(RuleShare), 'The rules, each with what these purchases would reach.'),
  }),
});
