import type { BagDraft } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { DishContent, ReportKitchen } from '@plateprint/shared/reports/rows/dish-content.ts';
import { evidenceLines } from '@plateprint/shared/reports/evidence/evidence-of-dish.ts';
import { sourcesOf } from '@plateprint/shared/reports/evidence/evidence-sources.ts';
import type { EvidenceRow, ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { SoldRow } from '@plateprint/shared/reports/rows/sold-rows.ts';
import type { Services } from '../../platform/services.ts';
import type { SoldRecipe } from './sold-dishes.ts';
import type { ReportFigures } from './generated.ts';

/** A recipe with what it was counted as. */
export interface CountedDish {
  recipe: SoldRecipe;
  kitchen: ReportKitchen;
  content: DishContent;
}

/** Grams CO2e of a serving, with land-use change and without. */
interface PerServing {
  co2: number | null;
  without: number | null;
}

function perServingOf(parts: DishContent['parts'], portions: number): PerServing {
  if (parts.length === 0) return { co2: null, without: null };
  const without = parts.every((part) => part.co2WithoutLandUseChange !== null)
    ? parts.reduce((sum, part) => sum + (part.co2WithoutLandUseChange?.value ?? 0), 0) / portions
    : null;
  return { co2: parts.reduce((sum, part) => sum + part.co2.value, 0) / portions, without };
}

interface EvidenceFacts {
  draft: ReportDraft;
  foodData: Services['foodData'];
  rows: readonly SoldRow[];
  counted: readonly CountedDish[];
  bags: ReadonlyMap<string, BagDraft>;
}

/** Every sold row with its recipe as it is now, and the recipes with their bags down to the factors. */
export function salesEvidence({ draft, foodData, rows, counted, bags }: EvidenceFacts): ReportFigures['evidence'] {
  const recipes: ReportEvidence['recipes'] = [];
  const perServing = new Map<string, PerServing>();
  const inBags = new Map<string, ReportKitchen>();
  for (const { recipe, kitchen, content } of counted) {
    const { portions, mealSize, parts } = content;
    perServing.set(recipe.id, perServingOf(parts, portions));
    const name = nameIn(recipe.draft.names, draft.settings.language);
    const lines = evidenceLines(kitchen, recipe.draft);
    recipes.push({ id: recipe.id, name, version: recipe.version, portions, mealSize, lines });
    for (const id of bagIdsOf(recipe.draft)) addBag(inBags, bags, id, kitchen);
  }
  for (const [id, kitchen] of inBags) {
    const bag = bags.get(id) as BagDraft;
    const name = nameIn(bag.names, draft.settings.language);
    recipes.push({ id, name, version: 0, portions: bag.portions, mealSize: 1, lines: evidenceLines(kitchen, bag) });
  }
  return {
    recipes,
    rows: rows.map((row) => evidenceOf(row, draft, perServing)),
    parts: [],
    sources: sourcesOf(
      foodData.release,
      recipes.flatMap(({ lines }) => lines),
    ),
  };
}

function addBag(known: Map<string, ReportKitchen>, bags: EvidenceFacts['bags'], id: string, kitchen: ReportKitchen): void {
  const bag = bags.get(id);
  if (!bag || known.has(id)) return;
  known.set(id, kitchen);
  for (const held of bagIdsOf(bag)) addBag(known, bags, held, kitchen);
}

function evidenceOf(
  { key, id, name, servings, from }: SoldRow,
  { importedData }: ReportDraft,
  perServing: ReadonlyMap<string, PerServing>,
): EvidenceRow {
  const each = id === null ? undefined : perServing.get(id);
  const ofAll = (grams: number | null = null) => (grams === null ? null : grams * (servings ?? 0));
  return {
    key,
    name,
    from: from && { file: importedData[from.file]?.name ?? '', row: from.row },
    recipeId: id,
    servings,
    item: null,
    setAside: false,
    money: null,
    co2: ofAll(each?.co2),
    co2WithoutLandUseChange: ofAll(each?.without),
  };
}
