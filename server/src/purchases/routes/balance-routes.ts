import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Month, monthsBetween } from '@plateprint/shared/kernel/month.ts';
import { noteBalance, readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { MOST_MONTHS } from '@plateprint/shared/purchases/api/share-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { keepBalanceNote } from '../balance-store.ts';
import { boughtAgainstCooked, nameOfFood } from '../intake/bought-against-cooked.ts';
import { purchasingKitchen, readingKitchen } from '../intake/purchasing-kitchen.ts';

/** Purchases against the foods that were cooked. */
export function balanceRoutes(app: FastifyInstance, services: Services): void {
  const { database, foodData } = services;

  serve(app, readBalance, async ({ actor, params: { id }, query: { language, ...time } }) => {
    const restaurant = await readingKitchen(database, actor, id);
    const { families, ...balance } = await boughtAgainstCooked(services, { restaurant, ...askedTime(time) });
    const named = {
      ...balance,
      families: families.map(({ foods, ...family }) => ({
        ...family,
        name: family.family === null ? null : nameOfFood(services, family.family, language),
        foods: foods.slice(0, MOST_FOODS).flatMap(({ food, ...sides }) => {
          const name = nameOfFood(services, food, language);
          return name === null ? [] : [{ food, name, ...sides }];
        }),
      })),
    };
    const seesCosts = maySeeCosts(actor, restaurant);
    return { ...(seesCosts ? named : withoutMoney(named)), maySeeCosts: seesCosts };
  });

  serve(app, noteBalance, async ({ actor, params: { id }, body: { from, to, ...note } }) => {
    const { organizationId } = await purchasingKitchen(database, actor, id);
    if (!foodData.category(note.family))
      throw new AppError('invalid_input', [
        { path: 'family', code: 'unknown_ingredient', message: 'There is nothing with this id.' },
      ]);
    await keepBalanceNote(
      database,
      { organizationId, restaurantId: id, ...askedTime({ from, to }), now: services.clock() },
      note,
    );
    return { family: note.family };
  });
}

/** Most foods of a family that are listed; the others are in its sums all the same. */
const MOST_FOODS = 40;

function askedTime({ from, to }: { from: string; to: string }): { from: Month; to: Month } {
  const months = monthsBetween(from as Month, to as Month);
  if (months.length > 0 && months.length <= MOST_MONTHS) return { from: from as Month, to: to as Month };
  throw new AppError('invalid_input', [{ path: 'to', code: 'invalid_range', message: `At most ${MOST_MONTHS} months.` }]);
}

interface Priced {
  bought: { grams: number; co2: number | null; money: number | null };
  difference: { grams: number; co2: number | null; money: number | null };
}

function unpriced<Sums extends Priced>(sums: Sums): Sums {
  return { ...sums, bought: { ...sums.bought, money: null }, difference: { ...sums.difference, money: null } };
}

/** For those who may not see what food costs. */
function withoutMoney<Balance extends { families: Priced[]; total: Priced; notCounted: { boughtMoney: number | null } }>(
  balance: Balance,
): Balance {
  return {
    ...balance,
    families: balance.families.map(unpriced),
    total: unpriced(balance.total),
    notCounted: { ...balance.notCounted, boughtMoney: null },
    currency: null,
    currencies: [],
  };
}
