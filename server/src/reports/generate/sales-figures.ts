import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { dishContent } from '@plateprint/shared/reports/rows/dish-content.ts';
import { changeFirst } from '@plateprint/shared/reports/totals/change-first.ts';
import { foodPartsOf } from '@plateprint/shared/reports/totals/food-parts.ts';
import { type CountedLine, reportTotals } from '@plateprint/shared/reports/totals/report-totals.ts';
import { nameKey, soldLine, unknownDishLine } from '@plateprint/shared/reports/rows/sold-line.ts';
import { type SoldRow, soldRows } from '@plateprint/shared/reports/rows/sold-rows.ts';
import { EMISSION_DATABASES, type Totalled } from '../store/total-store.ts';
import type { ReportFigures, ReportToMake } from './generated.ts';
import { kitchenOf, kitchensOf } from './sales-kitchens.ts';
import { type CountedDish, salesEvidence } from './sales-evidence.ts';
import type { SoldDishes } from './sold-dishes.ts';

/** Dishes sold in one restaurant, or in one of its events. @param counted is called for each dish by each emission database */
export function salesFigures(
  foodData: FoodData,
  { draft, restaurant, recipes, bags }: Pick<ReportToMake, 'draft' | 'restaurant'> & SoldDishes,
  counted: () => void,
): ReportFigures {
  const rows = soldRows(draft);
  const sold = summedUp(rows);
  const totals = {} as Record<EmissionDatabase, Totalled>;
  const foods = {} as Record<EmissionDatabase, FoodPart[]>;
  let evident: CountedDish[] = [];
  for (const emissionDatabase of EMISSION_DATABASES) {
    const kitchens = kitchensOf({ foodData, restaurant, bags }, emissionDatabase);
    const lines: CountedLine[] = [];
    const dishes: CountedDish[] = [];
    for (const [id, dish] of sold) {
      counted();
      const recipe = recipes.get(id);
      if (!recipe || recipe.isBinned) {
        lines.push(unknownDishLine(dish.recipeId, dish));
        continue;
      }
      const kitchen = kitchenOf(kitchens, recipe);
      const content = dishContent(kitchen, id, recipe.draft);
      dishes.push({ recipe, kitchen, content });
      lines.push(soldLine(id, content, { ...dish, name: nameIn(recipe.draft.names, draft.settings.language) || dish.name }));
    }
    const data = reportTotals(lines, { foodDataVersion: foodData.version, numberOfGuests: null, levelsBy: 'servings' });
    totals[emissionDatabase] = { data, changeFirst: changeFirst('dish', data) };
    foods[emissionDatabase] = foodPartsOf(lines);
    if (emissionDatabase === draft.emissionDatabase) evident = dishes;
  }
  return {
    totals,
    foods,
    evidence: salesEvidence({ draft, foodData, rows, counted: evident, bags }),
    restaurants: [],
    unmatchedRows: rows.filter(({ id }) => id === null).length,
  };
}

interface SoldDish {
  recipeId: string | null;
  name: string;
  rows: number;
  servings: number;
}

/** Rows of one recipe, or of one name that nobody knows, together. */
function summedUp(rows: readonly SoldRow[]): Map<string, SoldDish> {
  const dishes = new Map<string, SoldDish>();
  for (const { id, name, servings } of rows) {
    const key = id ?? nameKey(name);
    const former = dishes.get(key);
    if (!former) {
      dishes.set(key, { recipeId: id, name, rows: 1, servings: servings ?? 0 });
      continue;
    }
    former.rows += 1;
    former.servings += servings ?? 0;
  }
  return dishes;
}
