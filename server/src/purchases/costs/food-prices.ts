import {
  type BoughtFood,
  type FoodPrice,
  priceOfFood,
  type Prices,
  pricesOf,
  typedPrices,
} from '@plateprint/shared/costs/food-price.ts';
import { knownCurrencies, oneCurrency } from '@plateprint/shared/costs/country-currency.ts';
import { isCountry } from '@plateprint/shared/organizations/location.ts';
import { lastDayOf, firstDayOf, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { measuresOfFood } from '../../ingredients/actions/measures-of.ts';
import type { Services } from '../../platform/services.ts';
import { type PurchasesQuery, purchasedRows } from '../../reports/purchased-rows-store.ts';
import { typedPricesOf } from '../typed-price-store.ts';
import { kitchenCurrencies } from '../intake/currency-of-time.ts';

/** Three months that are over, and what came in this one. */
const MONTHS_BACK = 3;

interface PriceQuery {
  organizationId: string;
  restaurantId: string;
  month: Month;
  /** The kitchen's country. */
  country: string;
  foods: readonly Pick<BoughtFood, 'ingredientId' | 'variationId'>[];
}

export interface PricesOfFoods {
  currency: string | null;
  /** All that are known. */
  currencies: string[];
  from: string;
  to: string;
  items: (FoodPrice | null)[];
}

/** Prices of foods: the kitchen's latest, else its organization's, else typed ones; asked only where its own purchases lack one. */
export async function foodPrices(
  services: Pick<Services, 'database' | 'foodData'>,
  { organizationId, restaurantId, month, country, foods }: PriceQuery,
): Promise<PricesOfFoods> {
  const from = monthLater(month, -MONTHS_BACK);
  const time = { from: firstDayOf(from), to: lastDayOf(month) };
  const own = { organizationId, restaurantId, ...time };
  const currencies = await kitchenCurrencies(services.database, { ...own, country });
  const answer = { currency: oneCurrency(currencies), currencies: knownCurrencies(currencies), from, to: month };
  // Money of two currencies is not added up.
  if (currencies.length > 1) return { ...answer, items: foods.map(() => null) };
  const kitchen = pricesOf(await boughtIn(services, own));
  const lacks = foods.some(({ variationId }) => !kitchen.byVariation.has(variationId));
  const organization = lacks ? await pricesOfOthers(services, { ...own, country }, answer.currency) : null;
  const typed = lacks ? typedPrices(await typedPricesOf(services.database, own, answer.currency)) : null;
  return { ...answer, items: foods.map((food) => priceOfFood(food, { kitchen, organization, typed })) };
}

/** The currency that a kitchen's prices are in now; null where nobody knows, or its money is in several. */
export async function kitchenCurrency(
  database: Services['database'],
  { organizationId, restaurantId, month, country }: Omit<PriceQuery, 'foods'>,
): Promise<string | null> {
  const time = { from: firstDayOf(monthLater(month, -MONTHS_BACK)), to: lastDayOf(month) };
  return oneCurrency(await kitchenCurrencies(database, { organizationId, restaurantId, country, ...time }));
}

/** Of the organization's kitchens in the same country, but for those whose money is in another currency. */
async function pricesOfOthers(
  services: Pick<Services, 'database' | 'foodData'>,
  { country, ...own }: PurchasesQuery & { restaurantId: string; country: string },
  currency: string | null,
): Promise<Prices> {
  const bought: BoughtFood[] = [];
  // Kitchens of one country have one currency, whichever it is; those of a wider place may have several.
  if (currency === null && !isCountry(country)) return pricesOf(bought);
  for (const restaurantId of await neighboursOf(services.database, own)) {
    const asked = { ...own, restaurantId };
    const currencies = await kitchenCurrencies(services.database, { ...asked, country });
    if (currencies.length > 1 || currencies[0] !== currency) continue;
    bought.push(...(await boughtIn(services, asked)));
  }
  return pricesOf(bought);
}

async function neighboursOf(
  database: Services['database'],
  { organizationId, restaurantId }: { organizationId: string; restaurantId: string },
): Promise<string[]> {
  const rows = await database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(({ fn }) => ['restaurant.id', fn.coalesce('restaurant.location', 'organization.location').as('location')])
    .where('restaurant.organization_id', '=', organizationId)
    .where('restaurant.deleted_at', 'is', null)
    .orderBy('restaurant.id')
    .execute();
  const here = rows.find(({ id }) => id === restaurantId)?.location;
  return rows.flatMap(({ id, location }) => (id !== restaurantId && location === here ? [id] : []));
}

/** The purchases of a time, as far as a price needs them. */
export async function boughtIn(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  asked: PurchasesQuery,
): Promise<BoughtFood[]> {
  const bought: BoughtFood[] = [];
  for await (const { ingredients, currentImportedDataLanguage: language } of purchasedRows(database, asked))
    for (const row of ingredients) {
      const { ingredient, variation, categoryId, money, setAside } = row;
      if (setAside || ingredient === null || variation === null || money === null) continue;
      const measures = measuresOfFood(foodData, { variationId: variation, categoryId });
      const grams = boughtGrams(row, measures, language ?? 'en_gb');
      bought.push({ ingredientId: ingredient, variationId: variation, grams, money });
    }
  return bought;
}
