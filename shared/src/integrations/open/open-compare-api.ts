import * as z from 'zod/mini';
import { Figure } from '../../footprint/figure.ts';
import { SURENESS } from '../../footprint/difference/sureness.ts';
import { EmissionDatabase, Location } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { isMonth } from '../../kernel/month.ts';
import { BridgePart } from '../../reports/bridge/bridge-part.ts';
import { ReportVariety } from '../../reports/model/report-kind.ts';
import { Boundary, DATABASE, DishLabel, DishLevel, EATEN_WHERE, TWIN } from './open-basis.ts';
import { OpenRecipeDraft } from './open-recipe.ts';
import { OPEN } from './open.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

const KINDS = ['reportId', 'restaurantId', 'recipe'] as const;

/** The fields that belong to a side of each kind; all of them are needed but where the food of a recipe is eaten. */
const NEEDED = {
  reportId: [],
  restaurantId: ['month', 'variety'],
  recipe: ['language'],
} as const satisfies Record<(typeof KINDS)[number], readonly string[]>;

export const OpenComparedSide = z
  .object({
    reportId: described(z.optional(Id), 'A completed report. Either this, or a month of a restaurant, or a recipe.'),
    restaurantId: described(z.optional(Id), 'With `month` and `variety`: the restaurant whose month is compared.'),
    month: described(
      z.optional(z.string().check(z.refine(isMonth, 'invalid_month'))),
      'The month of the restaurant’s completed report, `2026-11`.',
    ),
    variety: described(z.optional(ReportVariety), 'Whether its sales or its purchases (`procurement`) are compared.'),
    recipe: described(z.optional(OpenRecipeDraft), 'With `language`: a recipe, which is calculated and not kept.'),
    language: described(z.optional(z.enum(LANGUAGES)), 'The language that the recipe’s lines are written in.'),
    consumption: described(
      z.optional(Location),
      'Where the food of the recipe is eaten; the organization’s location when left out.',
    ),
  })
  .check(z.refine(isOneSide, 'side_unclear'));
export type OpenComparedSide = z.infer<typeof OpenComparedSide>;

/** One kind of side, with all that it needs. */
function isOneSide(side: Partial<Record<string, unknown>>): boolean {
  const kinds = KINDS.filter((kind) => side[kind] !== undefined);
  const [kind] = kinds;
  return kinds.length === 1 && kind !== undefined && NEEDED[kind].every((field) => side[field] !== undefined);
}

const COMPARED_BASES = ['portion', 'serving_400_g', 'kg', 'total'] as const;
export type ComparedBasis = (typeof COMPARED_BASES)[number];

const ComparedSideFigure = z.object({
  co2: described(
    z.nullable(Figure),
    'Grams CO2e by the basis, of what is counted so far, with the range that its difference is drawn from; null when nothing is.',
  ),
  co2WithoutLandUseChange: described(z.nullable(Figure), `${TWIN} Nothing is compared by it.`),
  level: DishLevel,
  label: DishLabel,
  coverage: described(
    z.nullable(z.number()),
    'Share of everything written, sold or bought that is counted, 0–1; null where nothing is known of the whole.',
  ),
  coverageState: described(
    z.enum(['whole', 'partial', 'too_little']),
    '`whole` 95 % or more, `partial` 80 % or more, else `too_little`: then there is no level, no label and no difference.',
  ),
  coverageOf: described(z.enum(['servings', 'weight', 'money']), 'What the share is a share of.'),
  reportId: described(z.nullable(z.string()), 'The report that it is of; null for a recipe.'),
  figures: described(
    z.enum(['as_published', 'todays_data']),
    'Whether its figures are those that the report was completed with, or its amounts with the food data of today: so both are where the sides were made with different food data, or by different databases.',
  ),
  boundary: Boundary,
  emissionDatabase: described(wireName('database', EmissionDatabase), `${DATABASE}.`),
  consumption: described(z.string(), `${EATEN_WHERE}.`),
  foodDataVersions: described(z.array(z.string()), 'The versions of the food data that the figures here were made with.'),
});

export const compareOpen = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/compare',
  changes: false,
  summary: 'Compare two reports, months or recipes: the difference with its own range, how sure it is, and what it is made of',
  description:
    'As far as the food data go; amounts are taken as recorded. The error of each food is the same on both sides, so that it cancels: the range of the difference is not that of the two figures. Nothing is kept or changed.',
  body: z.object({
    a: described(OpenComparedSide, 'What is compared with: the former month, the dish as it was.'),
    b: described(OpenComparedSide, 'What is compared: the difference is `b` − `a`.'),
    basis: described(
      z.enum(COMPARED_BASES),
      'By a `portion` as sold, a serving of 400 g, a `kg` of food, or the `total`. Purchases have no portions.',
    ),
  }),
  reply: z.object({
    a: described(ComparedSideFigure, 'The one side.'),
    b: described(ComparedSideFigure, 'The other side.'),
    difference: described(
      z.nullable(
        z.object({
          ...Figure.shape,
          percent: described(z.nullable(Figure), 'The difference in percent of `a`; null where `a` is 0.'),
          sure: described(
            z.enum(SURENESS),
            '`surely_…`: 97.5 % of the draws on one side, and more than amounts can carry (2 % of `a` for weighed or invoiced amounts, 5 % for typed ones); `probably_…`: 80 %; else `cannot_tell`.',
          ),
        }),
      ),
      'Grams CO2e, `b` − `a`; null where a side covers too little.',
    ),
    bridge: described(
      z.nullable(
        z.array(
          z.object({
            part: described(
              BridgePart,
              '`servings` how much in all, `mix` which dishes or foods, `recipes` what dishes are made of, `supply` origin and way of production, `matching` what names were taken for, `food_data` the factors.',
            ),
            co2: described(z.number(), 'Grams CO2e by the basis; all parts sum to the difference.'),
          }),
        ),
      ),
      'What the difference is made of; null without a difference, for sides of two kinds, and for a report made of more than 24 others, or of others that changed since.',
    ),
  }),
});
