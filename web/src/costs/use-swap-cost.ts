import { readFoodPrices } from '@plateprint/shared/costs/cost-api.ts';
import { costOfSwap } from '@plateprint/shared/costs/swap-cost.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useMaySeeCosts } from './use-may-see-costs.ts';

/** One food in place of another, in a line of a dish. */
interface SwapOfFoods {
  from: { ingredient: string | null; variation: string | null };
  to: { ingredient: string | null; variation: string | null };
  share: number;
  /** Of the whole line, as bought; null when it is not known. */
  grams: number | null;
}

/** The change of a portion's cost with a swap, with sign and currency; null where a price is missing, or the reader may not see costs. */
export function useSwapCost(
  restaurantId: string,
  swaps: readonly SwapOfFoods[],
  portions: number,
): (swap: SwapOfFoods) => string | null {
  const format = useFormat();
  const maySee = useMaySeeCosts(restaurantId);
  const foods = [
    ...new Map(
      swaps
        .flatMap(({ from, to }) => [from, to])
        .flatMap(({ ingredient, variation }) =>
          ingredient !== null && variation !== null
            ? [[variation, { ingredientId: ingredient, variationId: variation }] as const]
            : [],
        ),
    ).values(),
  ].toSorted((one, other) => one.variationId.localeCompare(other.variationId));
  const asked = { params: { id: restaurantId }, body: { foods } };
  const { data } = useRead(readFoodPrices, asked, { enabled: maySee && foods.length > 0, staleTime: 300_000 });
  const prices = new Map(foods.map(({ variationId }, at) => [variationId, data?.items[at] ?? null]));
  const priceOf = ({ variation }: SwapOfFoods['from']) => prices.get(variation ?? '') ?? null;
  return ({ from, to, share, grams }) => {
    const change = costOfSwap({ grams, share, portions }, { from: priceOf(from), to: priceOf(to) });
    if (change === null) return null;
    return `${change > 0 ? '+' : ''}${format.money(change, data?.currency ?? null)}`;
  };
}
