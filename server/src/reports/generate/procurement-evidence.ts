import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { evidenceFactor } from '@plateprint/shared/reports/evidence/evidence-of-dish.ts';
import { sourcesOf } from '@plateprint/shared/reports/evidence/evidence-sources.ts';
import type { EvidenceFactor, EvidenceItem, EvidenceRow } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { BoughtFood } from '@plateprint/shared/reports/rows/bought-line.ts';
import type { Services } from '../../platform/services.ts';
import type { ReportFigures } from './generated.ts';
import type { Counted } from './bought-foods.ts';

interface EvidenceFacts {
  counted: readonly Counted[];
  emissionDatabase: EmissionDatabase;
  draft: ReportDraft;
  foodData: Services['foodData'];
}

/** Every purchased row with the grams and the factor that it was counted with. */
export function procurementEvidence({ counted, emissionDatabase, draft, foodData }: EvidenceFacts): ReportFigures['evidence'] {
  const factors = new Map<BoughtFood, EvidenceFactor | null>();
  const factorOf = (food: BoughtFood | null): EvidenceFactor | null => {
    if (food === null) return null;
    const known = factors.get(food);
    if (known !== undefined) return known;
    const factor = evidenceFactor(food.facts, emissionDatabase);
    factors.set(food, factor);
    return factor;
  };
  const rows = counted.map((each) => evidenceOf(each, factorOf(each.row.setAside ? null : each.food), draft));
  const items = rows.flatMap(({ item }): EvidenceItem[] => (item ? [item] : []));
  return { recipes: [], rows, parts: [], sources: sourcesOf(foodData.release, items) };
}

function evidenceOf({ row, food, grams }: Counted, factor: EvidenceFactor | null, { importedData }: ReportDraft): EvidenceRow {
  const { ingredient: ingredientId, variation: variationId, categoryId, originId, organic } = row;
  const without = factor?.co2PerKgWithoutLandUseChange ?? null;
  return {
    key: row.key,
    name: row.written,
    from: row.from && { file: importedData[row.from.file]?.name ?? '', row: row.from.row },
    recipeId: null,
    servings: null,
    item: {
      name: food?.name ?? row.written,
      ingredientId,
      variationId,
      categoryId,
      bagId: null,
      originId,
      organic,
      grams,
      factor: grams === null ? null : factor,
    },
    setAside: row.setAside,
    money: row.money,
    co2: factor === null || grams === null ? null : (grams * factor.co2PerKg.value) / 1000,
    co2WithoutLandUseChange: without && grams !== null ? (grams * without.value) / 1000 : null,
  };
}
