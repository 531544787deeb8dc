import * as z from 'zod/mini';
import type { FoodDataRelease } from '../../ingredients/food-data-release.ts';
import { EvidencePart, EvidenceRow, ReportEvidence } from './report-evidence.ts';
import { ReportSettings } from '../model/report-settings.ts';
import { IngredientRow } from '../model/imported-row.ts';
import type { ReportDraft } from '../model/report.ts';

/** The unit of each number in the file, by its name; a name stands for itself wherever it occurs. */
const UNITS = {
  grams: 'g',
  co2PerKg: 'g CO2e per kg of food',
  co2PerKgWithoutLandUseChange: 'g CO2e per kg of food, without land-use change',
  co2: 'g CO2e',
  co2WithoutLandUseChange: 'g CO2e without land-use change; null where the split of a part is unknown',
  CO2PerPortion: 'g CO2e per portion, each serving counted as its mealSize',
  co2PerKgOfFood: 'g CO2e per kg of food',
  co2Per1000Kcal: 'g CO2e per 1,000 kcal of the edible part of the food, as it was bought',
  'energy.value': 'kcal',
  co2PerGuest: 'g CO2e per guest',
  weight: 'g',
  weightCovered: 'g',
  mealSize: 'portions per serving, a main course being 1',
  portions: 'in totals: servings times mealSize; in a recipe: servings that its lines make',
  servings: 'servings; in servingsByLevel of purchases kilograms',
  totalServings: 'servings',
  servingsCounted: 'servings of dishes that have a level',
  percent: '%',
  coverage: 'share of the known weight, 0 to 1; in totals an object of counts of rows and grams',
  weightExpected: 'g, rows of unknown weight with the median of their kind',
  'water.value': 'l of fresh water',
  'land.value': 'm2 of farmland for a year',
  money: 'the currency of the imported file',
  'given.amount': 'the unit beside it',
  'settings.benchmark.value': 'kg CO2e: of sales per serving of 400 g, of purchases per kg of food',
  'settings.numberOfGuests': 'guests',
} as const;

/** A row of an imported file that is not in the report, and why. */
const LeftOutRow = z.object({ file: z.string(), row: z.number(), written: z.string(), reason: z.string() });

/**
 * A purchased row as it was read, with the size of its pack multiplied in: its grams follow from amount, unit and food, or
 * were given themselves.
 */
const GivenRow = z.object({
  amount: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  /** The pieces that the amount was written behind: it is of each or of all, by what one of the food usually weighs. */
  counted: IngredientRow.shape.counted,
  /** The supplier's article number; empty where it has none. */
  externalId: z.string(),
  /** As its file or invoice has them; null where neither says it. */
  gtin: z.nullable(z.string()),
  supplier: z.nullable(z.string()),
  invoice: z.nullable(z.string()),
  day: z.nullable(z.string()),
});

/** The author of the report, a person or a program, and the person who saved it last; null for somebody who was erased. */
const EvidenceSave = z.object({
  version: z.number(),
  createdAt: z.string(),
  createdBy: z.nullable(z.string()),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
});
export type EvidenceSave = z.infer<typeof EvidenceSave>;

/** A part with what became of it since: it has another total now, or lies in the bin, or was deleted. */
const PresentPart = z.object({ ...EvidencePart.shape, since: z.enum(['unchanged', 'changed', 'gone']) });
export type PresentPart = z.infer<typeof PresentPart>;

/** The evidence as it is taken away: with what a person chose and left out, and what each number is counted in. */
export const EvidenceFile = z.object({
  ...ReportEvidence.shape,
  rows: z.array(z.object({ ...EvidenceRow.shape, given: z.nullable(GivenRow) })),
  parts: z.array(PresentPart),
  saves: EvidenceSave,
  /** As they are now: a title, a goal or guests may be set after the report was made. */
  settings: ReportSettings,
  leftOut: z.array(LeftOutRow),
  units: z.record(z.string(), z.string()),
});
export type EvidenceFile = z.infer<typeof EvidenceFile>;

interface EvidenceFacts {
  settings: ReportSettings;
  importedData: ReportDraft['importedData'];
  ingredients: ReportDraft['ingredients'];
  saves: EvidenceSave;
  parts: PresentPart[];
  release: Pick<FoodDataRelease, 'sources'>;
}

/** The evidence that was stored when the report was made stays as it is; sources are listed as the report itself lists them. */
export function evidenceFile(
  kept: ReportEvidence,
  { settings, importedData, ingredients, release, saves, parts }: EvidenceFacts,
): EvidenceFile {
  const former = new Map(kept.sources.map((source) => [source.id, source]));
  const all = release.sources.map(({ id, title, publisher, version, year }) => {
    const own = former.get(id) ?? { id, title, publisher, version, year };
    former.delete(id);
    return own;
  });
  return {
    ...kept,
    rows: kept.rows.map((row, place) => ({ ...row, given: givenOf(row, ingredients[place]) })),
    sources: [...all, ...former.values()],
    parts,
    saves,
    settings,
    leftOut: importedData.flatMap(({ name, leftOut }) => leftOut.map((row) => ({ file: name, ...row }))),
    units: UNITS,
  };
}

/** Rows stand in the order in which they were counted. */
function givenOf(
  { key, item }: EvidenceRow,
  row: ReportDraft['ingredients'][number] | undefined,
): z.infer<typeof GivenRow> | null {
  if (item === null || row?.key !== key) return null;
  const { amount, unit, grams, counted, externalId, gtin = null, supplier = null, invoice = null, day = null } = row;
  return { amount, unit, grams, counted, externalId, gtin, supplier, invoice, day };
}
