import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { twinOf } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { BoughtArticles, type BoughtRow, type BoughtSums } from '@plateprint/shared/reports/rows/bought-articles.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { inSlices } from '../platform/slices/in-slices.ts';
import type { StoredRows } from './body-store.ts';

/** Figures are those of the organization's own emission database, as on its dashboard. */
const EMISSION_DATABASE = 'organization';

type Facts = ReturnType<FoodData['facts']>;
type Place = Parameters<FoodData['facts']>[1];

/** Looks facts up once for each food of a place. A thousand kitchens buy the same foods. */
type FactsOf = (row: IngredientRow, place: Place) => Facts;

export interface BoughtReport extends Pick<StoredRows, 'ingredients' | 'currentImportedDataLanguage'> {
  startDate: string;
  /** The country of its kitchen. */
  country: string;
}

/** The food and drink of a report's rows by article, with what each emits where its kitchen is. */
export async function boughtSums(report: BoughtReport, factsOf: FactsOf): Promise<BoughtSums[]> {
  const { ingredients, currentImportedDataLanguage: language, startDate, country } = report;
  const place = {
    location: supplyLocation(country),
    emissionDatabase: EMISSION_DATABASE,
    month: Number(startDate.slice(5, 7)),
  } as const;
  const articles = new BoughtArticles();
  const food = ingredients.filter(({ setAside }) => !setAside);
  await inSlices(food, (row) => articles.add(boughtRow(row, factsOf(row, place), language)));
  return articles.added();
}

export function factsRemembered(foodData: FoodData): FactsOf {
  const known = new Map<string, Facts>();
  return ({ variation, categoryId, originId, organic }, place) => {
    const key = JSON.stringify([variation, categoryId, originId, organic, place]);
    if (!known.has(key))
      known.set(
        key,
        foodData.facts({ variationId: categoryId === null ? variation : null, categoryId, originId, organic }, place),
      );
    return known.get(key) ?? null;
  };
}

function boughtRow(row: IngredientRow, facts: Facts, language: Language | null): BoughtRow {
  const { written, externalId, money } = row;
  return {
    key: externalId || written,
    name: written,
    supplier: row.supplier ?? '',
    grams: boughtGrams(row, facts, language ?? 'en_gb'),
    money,
    food: facts?.ingredientId ?? facts?.categoryId ?? null,
    family: facts?.categoryId ?? null,
    co2PerGram: facts?.factor?.co2e ?? null,
    co2PerGramWithoutLandUseChange: facts?.factor ? twinOf(facts.factor, 1) : null,
  };
}
