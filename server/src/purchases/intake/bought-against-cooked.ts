import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { ingredientName } from '@plateprint/shared/ingredients/name-in.ts';
import { knownCurrencies, oneCurrency } from '@plateprint/shared/costs/country-currency.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { firstDayOf, lastDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import { balanceOf, type Balance, type BoughtAmount, type FoodAmount } from '@plateprint/shared/purchases/balance/balance.ts';
import { dishKinds, type KindOfDishes } from '@plateprint/shared/purchases/balance/dish-kinds.ts';
import {
  type ProteinAmount,
  proteinKindOf,
  type ProteinSplit,
  proteinSplit,
} from '@plateprint/shared/purchases/balance/protein.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Services } from '../../platform/services.ts';
import { purchasedRows } from '../../reports/purchased-rows-store.ts';
import { soldDocuments } from '../../reports/sold-documents-store.ts';
import type { ReportHome } from '../../reports/report-reach.ts';
import { balanceNotes } from '../balance-store.ts';
import { dietsOf } from '../dish-diet-store.ts';
import { kitchenCurrencies } from './currency-of-time.ts';

type ComparisonServices = Pick<Services, 'database' | 'files' | 'foodData'>;

/** Figures are those of the organization's own emission database, as on its dashboard. */
const EMISSION_DATABASE = 'organization';

interface BalanceRequest {
  restaurant: ReportHome;
  from: Month;
  to: Month;
}

export interface BoughtAgainstCooked extends Balance {
  currency: string | null;
  /** All that are known. */
  currencies: string[];
  months: { both: string[]; onlyBought: string[]; onlySold: string[] };
  notCounted: { boughtRows: number; boughtMoney: number | null; soldRows: number };
  protein: { bought: ProteinSplit; used: ProteinSplit };
  dishes: KindOfDishes[];
}

/** Purchases against the foods of the dishes that were sold, of the months that have both. */
export async function boughtAgainstCooked(
  services: ComparisonServices,
  { restaurant, from, to }: BalanceRequest,
): Promise<BoughtAgainstCooked> {
  const { organizationId, id: restaurantId } = restaurant;
  const time = { organizationId, restaurantId, from: firstDayOf(from), to: lastDayOf(to) };
  const currencies = await kitchenCurrencies(services.database, { ...time, country: restaurant.location });
  const bought = await boughtByMonth(services, { ...time, location: restaurant.location });
  const sold = await soldByMonth(services, time);
  const both = [...bought.keys()].filter((month) => sold.has(month)).toSorted();
  const [boughtMonths, soldMonths] = [
    both.flatMap((month) => bought.get(month) ?? []),
    both.flatMap((month) => sold.get(month) ?? []),
  ];
  // Money of several currencies is not added up.
  const priced = boughtMonths.flatMap(({ foods }) => foods);
  const amounts = currencies.length > 1 ? priced.map((food) => ({ ...food, money: null })) : priced;
  const used = soldMonths.flatMap(({ foods }) => foods);
  const notes = await balanceNotes(services.database, { organizationId, restaurantId, from, to });
  const lost = boughtMonths.flatMap(({ lostMoney }) => (lostMoney === null ? [] : [lostMoney]));
  return {
    currency: oneCurrency(currencies),
    currencies: knownCurrencies(currencies),
    months: {
      both,
      onlyBought: [...bought.keys()].filter((month) => !sold.has(month)),
      onlySold: [...sold.keys()].filter((month) => !bought.has(month)),
    },
    ...balanceOf(amounts, used, notes),
    notCounted: {
      boughtRows: sum(boughtMonths.map(({ lostRows }) => lostRows)),
      boughtMoney: lost.length === 0 || currencies.length > 1 ? null : sum(lost),
      soldRows: sum(soldMonths.map(({ lostRows }) => lostRows)),
    },
    protein: {
      bought: proteinSplit(amounts.map((food) => proteinOf(services, food))),
      used: proteinSplit(used.map((food) => proteinOf(services, food))),
    },
    dishes: await kindsOfDishes(services, organizationId, soldMonths),
  };
}

async function kindsOfDishes(
  { database }: ComparisonServices,
  organizationId: string,
  months: readonly MonthSold[],
): Promise<KindOfDishes[]> {
  const sold = months.flatMap(({ dishes }) => dishes);
  const diets = await dietsOf(database, organizationId, [...new Set(sold.flatMap(({ id }) => id ?? []))]);
  return dishKinds(sold.map(({ id, ...dish }) => ({ ...dish, diet: diets.get(id ?? '') ?? null })));
}

const TAP_WATER = 'water';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

interface MonthOf<Food> {
  foods: Food[];
  /** Rows that nobody matched or weighed. */
  lostRows: number;
}

/** A purchase with the kind that it was: dried chickpeas have three times the protein of canned ones. */
interface BoughtKind extends BoughtAmount {
  variationId: string | null;
}

interface MonthBought extends MonthOf<BoughtKind> {
  lostMoney: number | null;
}

async function boughtByMonth(
  { database, foodData }: ComparisonServices,
  { location, ...time }: { organizationId: string; restaurantId: string; from: string; to: string; location: string },
): Promise<Map<string, MonthBought>> {
  const months = new Map<string, MonthBought>();
  for await (const { ingredients, startDate, currentImportedDataLanguage: language } of purchasedRows(database, time)) {
    const month = startDate.slice(0, 7);
    const own = months.get(month) ?? { foods: [], lostRows: 0, lostMoney: null };
    months.set(month, own);
    const place = {
      location: supplyLocation(location),
      emissionDatabase: EMISSION_DATABASE,
      month: Number(month.slice(5)),
    } as const;
    for (const row of ingredients) {
      if (row.setAside) continue;
      const food = boughtFood(row, language ?? 'en_gb', place);
      if (food) own.foods.push(food);
      else {
        own.lostRows += 1;
        if (row.money !== null) own.lostMoney = (own.lostMoney ?? 0) + row.money;
      }
    }
  }
  return months;

  function boughtFood(row: IngredientRow, language: Language, place: Parameters<typeof foodData.facts>[1]): BoughtKind | null {
    const { variation, categoryId, originId, organic, money } = row;
    const facts = foodData.facts({ variationId: categoryId === null ? variation : null, categoryId, originId, organic }, place);
    const grams = facts && boughtGrams(row, facts, language);
    if (!facts || grams === null) return null;
    const perGram = facts.factor?.co2e.value ?? null;
    const food = facts.ingredientId ?? facts.categoryId;
    const co2 = perGram === null ? null : perGram * grams;
    return { food, family: facts.categoryId, grams, co2, money, variationId: facts.variationId };
  }
}

interface MonthSold extends MonthOf<FoodAmount> {
  dishes: { dish: string; id: string | null; servings: number }[];
}

async function soldByMonth(
  { foodData, ...services }: ComparisonServices,
  time: { organizationId: string; restaurantId: string; from: string; to: string },
): Promise<Map<string, MonthSold>> {
  const months = new Map<string, MonthSold>();
  for await (const { startDate, data } of soldDocuments(services, { ...time, emissionDatabase: EMISSION_DATABASE }))
    months.set(startDate.slice(0, 7), {
      // From the tap: nobody buys it.
      foods: data.contributions
        .filter(({ group }) => group !== TAP_WATER)
        .map(({ group, weight, co2 }) => ({
          food: group,
          family: familyOf(group),
          grams: weight,
          co2: co2.value,
        })),
      lostRows: data.coverage.rows - data.coverage.rowsCovered,
      dishes: data.lines.map(({ key, id, servings }) => ({ dish: key, id, servings: servings ?? 0 })),
    });
  return months;

  function familyOf(group: string): string | null {
    return foodData.ingredient(group)?.categoryId ?? (foodData.category(group) ? group : null);
  }
}

/** By the kind that was bought; of dishes only the food is known, which stands for its first. */
function proteinOf(
  { foodData }: Pick<ComparisonServices, 'foodData'>,
  { food, grams, variationId = null }: FoodAmount & Partial<Pick<BoughtKind, 'variationId'>>,
): ProteinAmount {
  const ingredient = foodData.ingredient(food);
  const known = variationId === null ? null : foodData.variation(variationId);
  const variation = known?.variation ?? ingredient?.variations[0];
  return { food, grams, protein: variation?.nutrition?.protein ?? null, kind: proteinKindOf(ingredient) };
}

/** The name of a family or a food in a language; null for a kitchen's own ingredients. */
export function nameOfFood({ foodData }: Pick<ComparisonServices, 'foodData'>, id: string, language: Language): string | null {
  const ingredient = foodData.ingredient(id);
  if (ingredient) return ingredientName(ingredient, language);
  const category = foodData.category(id);
  return category && labelIn(language, category.names);
}
