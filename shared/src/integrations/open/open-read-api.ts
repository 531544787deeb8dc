import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { Figure } from '../../footprint/figure.ts';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { ReportData } from '../../reports/report-data.ts';
import { ReportCategory, ReportType, ReportVariety } from '../../reports/report-kind.ts';
import { ReportStatus } from '../../reports/report-status.ts';
import { EITHER, OPEN } from './open.ts';

const Limit = z._default(z.coerce.number<string | number | undefined>().check(z.int(), z.minimum(1), z.maximum(200)), 50);

export const readOpenKey = endpoint({
  ...EITHER,
  flags: [],
  method: 'GET',
  path: '/key',
  summary: 'Tell whose key this is, what it is good for and how many calls it may make',
  reply: z.object({
    integration: z.object({ id: z.string(), name: z.string(), open_api: z.boolean(), mapping_api: z.boolean() }),
    organization: z.object({ id: z.string(), name: z.string(), location: z.string() }),
    perMinute: z.number(),
    foodDataVersion: z.string(),
  }),
});

export const listOpenRestaurants = endpoint({
  ...EITHER,
  method: 'GET',
  path: '/restaurants',
  summary: 'List the organization’s restaurants by name',
  query: z.object({ cursor: z.optional(Cursor) }),
  reply: z.object({
    items: z.array(z.object({ id: z.string(), name: z.string(), location: z.string() })),
    next: z.nullable(z.string()),
  }),
});

const OpenMenuSummary = z.object({
  id: z.string(),
  restaurantId: z.string(),
  name: z.string(),
  orientation: z.string(),
  /** Addresses at which guests see it now. */
  liveUrls: z.array(z.string()),
  updatedAt: z.string(),
});

export const listOpenMenus = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menus',
  summary: 'List the menus of a restaurant, newest change first',
  query: z.object({ restaurantId: Id, cursor: z.optional(Cursor), limit: Limit }),
  reply: z.object({ items: z.array(OpenMenuSummary), next: z.nullable(z.string()) }),
});

export const readOpenMenu = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/menus/{id}',
  summary: 'Read a menu as its dishes in order, each with the label a guest sees',
  params: z.object({ id: Id }),
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: z.object({
    ...OpenMenuSummary.shape,
    boundary: z.literal('farm_to_kitchen_door'),
    dishes: z.array(
      z.object({
        recipeId: z.string(),
        externalId: z.nullable(z.string()),
        name: z.string(),
        /** Grams CO2e of a portion; null when unknown, and then there is no label. */
        co2PerPortion: z.nullable(z.number()),
        level: z.nullable(CarbonLevel),
        label: z.nullable(z.enum(['A', 'B', 'C', 'D', 'E'])),
        complete: z.boolean(),
        /** Share of the known weight that has a figure, 0–1; null with the next three for a recipe that is gone. */
        coverage: z.nullable(z.number()),
        database: z.nullable(EmissionDatabase),
        consumption: z.nullable(z.string()),
        foodDataVersion: z.nullable(z.string()),
      }),
    ),
  }),
});

export const OpenReportSummary = z.object({
  id: z.string(),
  name: z.string(),
  category: ReportCategory,
  variety: ReportVariety,
  type: ReportType,
  status: ReportStatus,
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  restaurantId: z.string(),
  /** The emission database of its figures. */
  database: EmissionDatabase,
  /** Grams CO2e; null in a draft. */
  co2: z.nullable(Figure),
  /** Null in a draft, and of purchases, which have none. */
  totalServings: z.nullable(z.number()),
  /** Share of the known weight that has a figure, 0–1. */
  coverage: z.nullable(z.number()),
  unmatchedRows: z.number(),
  boundary: z.literal('farm_to_kitchen_door'),
  /** Where the food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. */
  consumption: z.string(),
  /** Of the moment it was completed; null in a draft. */
  foodDataVersion: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type OpenReportSummary = z.infer<typeof OpenReportSummary>;

export const listOpenReports = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/reports',
  summary: 'List the reports of a restaurant and of the organization, the latest start first',
  query: z.object({
    restaurantId: Id,
    category: z.optional(ReportCategory),
    variety: z.optional(ReportVariety),
    type: z.optional(ReportType),
    status: z.optional(ReportStatus),
    cursor: z.optional(Cursor),
    limit: Limit,
  }),
  reply: z.object({ items: z.array(OpenReportSummary), next: z.nullable(z.string()) }),
});

export const readOpenReport = endpoint({
  ...OPEN,
  method: 'GET',
  path: '/reports/{id}',
  summary: 'Read a report with its totals and lines, by the database that its figures were made with',
  params: z.object({ id: Id }),
  reply: z.object({
    ...OpenReportSummary.shape,
    /** Null until it is completed. */
    data: z.nullable(ReportData),
  }),
});
