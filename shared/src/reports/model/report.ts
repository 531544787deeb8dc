import * as z from 'zod/mini';
import { CarbonLevel } from '../../footprint/carbon-level.ts';
import { CoverageMeasure, CoverageState } from '../../footprint/coverage.ts';
import { Figure, WithoutLandUseChange } from '../../footprint/figure.ts';
import { EmissionDatabase } from '../../ingredients/ingredient-facts.ts';
import { Id } from '../../kernel/id.ts';
import { isDay } from '../../kernel/month.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText } from '../../kernel/plain-text.ts';
import { IngredientRow, RecipeRow } from './imported-row.ts';
import { ReportData } from './report-data.ts';
import { ReportCategory, ReportType, ReportVariety } from './report-kind.ts';
import { ReportSettings } from './report-settings.ts';
import { ReportStatus, RESTAURANT_ROW_STATUSES } from './report-status.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

/** As many rows as one file may have. */
export const MOST_ROWS = 50_000;

/** A calendar day, `2026-11-20`. */
export const ReportDay = z.string().check(z.refine(isDay, 'not_a_day'));

export const MENU_SPLITS = ['divided', 'each', 'own'] as const;
/**
 * What a serving of a menu stands for: one of its dishes, so that they share its servings; each of them; or what somebody
 * typed dish by dish.
 */
export const MenuSplit = z.enum(MENU_SPLITS);
export type MenuSplit = z.infer<typeof MenuSplit>;

/** A menu that was sold: its servings, and how many of each of its dishes. */
export const MenuRow = z.object({
  key: plainText(120),
  id: z.nullable(Id),
  name: plainText(300),
  servings: z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9))),
  /** Absent in reports of before it was asked: `splitOf` reads it from their numbers. */
  split: z.optional(MenuSplit),
  recipes: z._default(z.array(RecipeRow).check(z.maxLength(400)), []),
});
export type MenuRow = z.infer<typeof MenuRow>;

/** A dish of a menu that was sold (specification, point 7: `menuRecipes`): the same dishes that stand in `menus`, in one list. */
export const MenuRecipe = z.object({
  /** Of the recipe; null where a menu's row has none. */
  id: z.nullable(Id),
  /** Of its menu; without one it is the only menu of the report, or the one that has this recipe. */
  menuId: z._default(z.nullable(Id), null),
  name: z._default(plainText(300), ''),
  servings: z._default(RecipeRow.shape.servings, null),
});
export type MenuRecipe = z.infer<typeof MenuRecipe>;

/** Sums of a file's columns as they were read; null for a column it does not have. */
const FileSums = z.object({
  servings: z._default(z.nullable(z.number()), null),
  grams: z._default(z.nullable(z.number()), null),
  money: z._default(z.nullable(z.number()), null),
});

/** An imported file, so that totals can be held against it: its rows are those of the data and those left out, no other. */
export const ImportedFile = z.object({
  name: plainText(300),
  /** Rows with something in them, without the heading. */
  rows: z.number().check(z.int(), z.minimum(0), z.maximum(MOST_ROWS)),
  sums: z._default(FileSums, { servings: null, grams: null, money: null }),
  /** Rows that a person left out, by their number in the file; they stay listed. */
  leftOut: z._default(
    z.array(z.object({ row: z.number(), written: plainText(500), reason: plainText(60) })).check(z.maxLength(MOST_ROWS)),
    [],
  ),
  /** Of the invoices that it holds; null where they name none, absent where it is of no invoices. */
  currency: z.optional(z.nullable(plainText(3))),
});
export type ImportedFile = z.infer<typeof ImportedFile>;

/** The wizard's draft while a report is made. */
export const ReportDraft = z.object({
  name: plainText(200),
  category: ReportCategory,
  variety: ReportVariety,
  type: ReportType,
  startDate: ReportDay,
  endDate: z._default(z.nullable(ReportDay), null),
  emissionDatabase: z._default(wireName('location', EmissionDatabase), 'organization'),
  settings: ReportSettings,
  recipes: z._default(z.array(RecipeRow).check(z.maxLength(MOST_ROWS)), []),
  menus: z._default(z.array(MenuRow).check(z.maxLength(1000)), []),
  ingredients: z._default(z.array(IngredientRow).check(z.maxLength(MOST_ROWS)), []),
  restaurants: z._default(z.array(z.object({ id: Id, name: plainText(200) })).check(z.maxLength(5000)), []),
  importedData: z._default(z.array(ImportedFile).check(z.maxLength(50)), []),
  currentImportedDataLanguage: z._default(z.nullable(z.enum(LANGUAGES)), null),
});
export type ReportDraft = z.infer<typeof ReportDraft>;

/** A restaurant of an organization report with its months. */
export const ReportRestaurant = z.object({
  id: z.string(),
  name: z.string(),
  monthsIncluded: z.optional(z.array(z.string())),
  monthsMissing: z.optional(z.array(z.string())),
  /** Whether it was deleted since: what it reported before stays in the figures. */
  isClosed: z.optional(z.boolean()),
  /** The month after which it counts as closed, where it was deleted later than that. */
  closedAfter: z.optional(z.string()),
  status: z.enum(RESTAURANT_ROW_STATUSES),
});
export type ReportRestaurant = z.infer<typeof ReportRestaurant>;

export const Report = z.object({
  ...ReportDraft.shape,
  id: z.string(),
  restaurantId: z.string(),
  organizationId: z.string(),
  status: ReportStatus,
  restaurants: z.array(ReportRestaurant),
  /** The dishes of the menus with what is counted of each. */
  menuRecipes: z.array(MenuRecipe),
  /** Null until it is completed. */
  data: z.nullable(ReportData),
  creator: z.nullable(z.object({ firstname: z.string(), lastname: z.string() })),
  thumbnailUrl: z.nullable(z.string()),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Report = z.infer<typeof Report>;

/** A row of the overview: its totals stand in columns, its document stays closed. */
export const ReportSummary = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  category: ReportCategory,
  variety: ReportVariety,
  type: ReportType,
  status: ReportStatus,
  startDate: z.string(),
  endDate: z.nullable(z.string()),
  restaurantId: z.string(),
  emissionDatabase: wireName('location', EmissionDatabase),
  /** Of a completed report, as `ReportTotals` has them; null in a draft. */
  co2: z.nullable(Figure),
  co2WithoutLandUseChange: WithoutLandUseChange,
  CO2PerPortion: z.nullable(z.number()),
  co2PerKgOfFood: z.nullable(z.number()),
  totalServings: z.nullable(z.number()),
  /** Of an average serving of 400 g of what was sold or bought. */
  level: z.nullable(CarbonLevel),
  /** Share of everything sold or bought that has a figure, 0–1; null in a draft and where nothing is known of the whole. */
  coverage: z.nullable(z.number()),
  /** With `too_little`, as in a draft, there is no level, and the figures are those of what is counted so far. */
  coverageState: CoverageState,
  coverageOf: CoverageMeasure,
  /** Rows nobody has matched yet. */
  unmatchedRows: z.number(),
  thumbnailUrl: z.nullable(z.string()),
  creator: z.nullable(z.object({ firstname: z.string(), lastname: z.string() })),
  updatedAt: z.string(),
  /** When it was put into the bin; null outside it. */
  deletedAt: z.nullable(z.string()),
});
export type ReportSummary = z.infer<typeof ReportSummary>;
