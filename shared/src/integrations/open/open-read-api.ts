import * as z from 'zod/mini';
import { CoverageMeasure, CoverageState } from '../../footprint/coverage.ts';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { Figure } from '../../footprint/figure.ts';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { AllergenRow } from '../../recipes/allergen-sheet/allergen-row.ts';
import { ReportData } from '../../reports/model/report-data.ts';
import { ReportCategory, ReportType, ReportVariety } from '../../reports/model/report-kind.ts';
import { ReportStatus } from '../../reports/model/report-status.ts';
import { Boundary, DATABASE, DishLabel, DishLevel, EATEN_WHERE, FOOD_DATA, TWIN } from './open-basis.ts';
import { NextPage, PageCursor, PageLimit } from './open-page.ts';
import { EITHER, OPEN } from './open.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

const LOCATION = 'Where its food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`.';

export const readOpenKey = endpoint({
  ...EITHER,
  flags: [],
  method: 'GET',
  path: '/key',
  summary: 'Tell whose key this is, what it is good for and how many calls it may make',
  reply: z.object({
    integration: described(
      z.object({
        id: described(z.string(), 'The integration’s id.'),
        name: described(z.string(), 'What the organization calls it.'),
        open_api: described(z.boolean(), 'Whether the key is good for recipes, menus, reports, sales and purchases.'),
        mapping_api: described(z.boolean(), 'Whether the key is good for the memory of names.'),
      }),
      'The integration that the key is of.',
    ),
    organization: described(
      z.object({
        id: described(z.string(), 'The organization’s id.'),
        name: described(z.string(), 'What it is called.'),
        location: described(z.string(), LOCATION),
      }),
      'The organization that the key reaches.',
    ),
    perMinute: described(z.number(), 'Calls that the integration may make in a minute.'),
    foodDataVersion: described(z.string(), 'The version of the food data that calculates now.'),
  }),
});

export const listOpenRestaurants = endpoint({
  ...EITHER,
  method: 'GET',
  path: '/restaurants',
  summary: 'List the organization’s restaurants by name',
  query: z.object({ cursor: PageCursor }),
  reply: z.object({
    items: described(
      z.array(
        z.object({
          id: described(z.string(), 'The restaurant’s id, which other calls ask for.'),
          name: described(z.string(), 'What it is called.'),
          location: described(z.string(), LOCATION),
        }),
      ),
      'The restaurants of this page.',
    ),
    next: NextPage,
  }),
});

const OpenMenuSummary = z.object({
  id: described(z.string(), 'The menu’s id.'),
  restaurantId: described(z.string(), 'The restaurant that it was made in.'),
  name: described(z.string(), 'What the kitchen calls it.'),
  orientation: described(z.string(), 'Its page: `a4_portrait`, `a4_landscape`, `tv_portrait` or `tv_landscape`.'),
  liveUrls: described(z.array(z.string()), 'Addresses at which guests see it now; empty when at none.'),
  updatedAt: described(z.string(), 'When it was last changed, ISO 8601.'),
});

export const listOpenMenus = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menus',
  summary: 'List the menus of a restaurant, newest change first',
  query: z.object({
    restaurantId: described(Id, 'The restaurant whose menus are listed.'),
    cursor: PageCursor,
    limit: PageLimit,
  }),
  reply: z.object({ items: described(z.array(OpenMenuSummary), 'The menus of this page.'), next: NextPage }),
});

export const readOpenMenu = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menus/{id}',
  summary: 'Read a menu as its dishes in order, each with the label a guest sees',
  params: z.object({ id: described(Id, 'The menu’s id.') }),
  query: z.object({
    language: described(
      z._default(z.enum(LANGUAGES), 'en_gb'),
      'The language that dishes are named in; a dish without a name in it has one that it has.',
    ),
  }),
  reply: z.object({
    ...OpenMenuSummary.shape,
    boundary: Boundary,
    dishes: described(
      z.array(
        z.object({
          recipeId: described(z.string(), 'The product’s id of the dish’s recipe.'),
          externalId: described(z.nullable(z.string()), 'Your own id of the recipe; null when it has none, or is gone.'),
          name: described(z.string(), 'The dish as guests read it.'),
          co2PerPortion: described(
            z.nullable(z.number()),
            'Grams CO2e of a portion; null when unknown, and then there is no label.',
          ),
          co2PerPortionWithoutLandUseChange: described(z.nullable(z.number()), TWIN),
          level: DishLevel,
          label: DishLabel,
          complete: described(z.boolean(), 'False when a line of the recipe does not count, or the recipe is gone.'),
          coverage: described(
            z.nullable(z.number()),
            'Share of everything written in the dish that has a figure, by weight, 0–1; null for a recipe that is gone.',
          ),
          coverageState: described(
            CoverageState,
            'What may be said of it: with `too_little`, as of a recipe that is gone, `level` and `label` are null.',
          ),
          coverageOf: described(CoverageMeasure, 'What the coverage is a share of: of a dish its weight.'),
          emissionDatabase: described(
            z.nullable(wireName('database', EmissionDatabase)),
            `${DATABASE}; null for a recipe that is gone.`,
          ),
          consumption: described(z.nullable(z.string()), `${EATEN_WHERE}; null for a recipe that is gone.`),
          foodDataVersion: described(z.nullable(z.string()), `${FOOD_DATA}; null for a recipe that is gone.`),
        }),
      ),
      'The dishes in the menu’s order.',
    ),
  }),
});

export const readOpenMenuAllergens = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menus/{id}/allergens',
  summary:
    'Read a menu by the fourteen allergens: what each dish contains, may contain and leaves open, and of which line it comes',
  description:
    'What is in none of the three lists of a dish is not among its ingredients. Of a recipe that is gone nothing is known.',
  params: z.object({ id: described(Id, 'The menu’s id.') }),
  reply: z.object({
    name: described(z.string(), 'What the kitchen calls the menu.'),
    kitchen: described(z.string(), 'The restaurant that it was made in.'),
    at: described(z.string(), 'When it was asked, ISO 8601: what stood in the recipes then.'),
    dishes: described(z.array(AllergenRow), 'The dishes in the menu’s order, each once, by the names that it has for them.'),
  }),
});

export const OpenReportSummary = z.object({
  id: described(z.string(), 'The report’s id.'),
  name: described(z.string(), 'What it is called.'),
  category: described(ReportCategory, 'Of one restaurant, or of the organization.'),
  variety: described(ReportVariety, 'What was sold, or what was bought (`procurement`).'),
  type: described(ReportType, 'Of a month, of a longer period, or of one day’s event.'),
  status: described(ReportStatus, 'Figures stand still once it is completed.'),
  startDate: described(z.string(), 'Its first day, `2026-11-01`.'),
  endDate: described(z.nullable(z.string()), 'The last day of a period, `2026-12-31`; null for a month or an event.'),
  restaurantId: described(z.string(), 'The restaurant that it was made in.'),
  emissionDatabase: described(wireName('database', EmissionDatabase), `${DATABASE}.`),
  co2: described(z.nullable(Figure), 'Grams CO2e of all that is covered; null in a draft, and when nothing is.'),
  co2WithoutLandUseChange: described(z.nullable(Figure), TWIN),
  totalServings: described(z.nullable(z.number()), 'Servings sold; null in a draft, and of purchases, which have none.'),
  level: described(
    z.nullable(CarbonLevel),
    'By kg CO2e of an average 400 g of what was sold or bought; null in a draft, when unknown, and where `coverageState` is `too_little`.',
  ),
  label: DishLabel,
  coverage: described(
    z.nullable(z.number()),
    'Share of everything that was sold or bought that has a figure, 0–1; null in a draft, and when nothing is known of the whole.',
  ),
  coverageState: described(
    CoverageState,
    '`whole` from 0.95, `partial` from 0.8: name the share. `too_little` below, and in a draft: `level` and `label` are null, `co2` is at least what is counted so far.',
  ),
  coverageOf: described(
    CoverageMeasure,
    'What it is a share of: servings sold; weight bought, a row of unknown weight being in the whole with the median of its kind; money where no weight is known.',
  ),
  unmatchedRows: described(z.number(), 'Rows that wait for a person to say what they are.'),
  boundary: Boundary,
  consumption: described(z.string(), `${EATEN_WHERE}.`),
  foodDataVersion: described(z.nullable(z.string()), `${FOOD_DATA}; null in a draft.`),
  updatedAt: described(z.string(), 'When it was last changed, ISO 8601.'),
});
export type OpenReportSummary = z.infer<typeof OpenReportSummary>;

export const listOpenReports = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/reports',
  summary: 'List the reports of a restaurant and of the organization, the latest start first',
  query: z.object({
    restaurantId: described(Id, 'The restaurant whose reports are listed.'),
    category: described(z.optional(ReportCategory), 'Only those of restaurants, or of the organization; both when left out.'),
    variety: described(z.optional(ReportVariety), 'Only sales, or only procurement; both when left out.'),
    type: described(z.optional(ReportType), 'Only those of a month, a period or an event; all when left out.'),
    status: described(z.optional(ReportStatus), 'Only drafts, or only completed ones; both when left out.'),
    cursor: PageCursor,
    limit: PageLimit,
  }),
  reply: z.object({ items: described(z.array(OpenReportSummary), 'The reports of this page.'), next: NextPage }),
});

export const readOpenReport = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/reports/{id}',
  summary: 'Read a report with its totals and lines, by the database that its figures were made with',
  params: z.object({ id: described(Id, 'The report’s id.') }),
  reply: z.object({
    ...OpenReportSummary.shape,
    data: described(z.nullable(ReportData), 'Its totals and lines; null until it is completed.'),
  }),
});
