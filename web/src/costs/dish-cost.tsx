import { readFoodPrices } from '@plateprint/shared/costs/cost-api.ts';
import { costOfDish, isFromTap } from '@plateprint/shared/costs/dish-cost.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { CostLines, type CostLine } from './cost-lines.tsx';
import styles from './costs.module.css';
import { SeveralCurrencies } from './several-currencies.tsx';

export interface LineOfDish {
  id: string;
  name: string;
  /** As bought; null when it is not known. */
  grams: number | null;
  /** Null for what stands for no food. */
  food: { ingredientId: string; variationId: string } | null;
  /** The base recipe that it is; null for anything else. */
  bagId: string | null;
}

interface DishCostProps {
  restaurantId: string;
  lines: readonly LineOfDish[];
  portions: number;
}

/** Longer than a dish is worked on; a new invoice refreshes it. */
const FRESH_MS = 300_000;
/** Prices of less of the weight than this are no price of the dish: it costs at least so much. */
const MOSTLY = 0.8;

/** The cost of a dish by the latest prices of its foods in this kitchen, with the part of the dish that has a price. */
export function DishCost({ restaurantId, lines, portions }: DishCostProps) {
  const text = useText('costs');
  const footprint = useText('footprint');
  const format = useFormat();
  const foods = [...new Map(lines.flatMap(({ food }) => (food ? [[food.variationId, food] as const] : []))).values()].toSorted(
    (one, other) => one.variationId.localeCompare(other.variationId),
  );
  const bases = [...new Set(lines.flatMap(({ bagId }) => bagId ?? []))].toSorted();
  const { data } = useRead(
    readFoodPrices,
    { params: { id: restaurantId }, body: { foods, bases } },
    { enabled: foods.length + bases.length > 0, staleTime: FRESH_MS, keepLast: true },
  );
  if (!data || data.items.length !== foods.length) return null;
  const prices = new Map(foods.map(({ variationId }, at) => [variationId, data.items[at] ?? null]));
  const basePrices = new Map(bases.map((id, at) => [id, data.bases[at] ?? null]));
  const priced = lines.map((line): CostLine => ({
    ...line,
    price: prices.get(line.food?.variationId ?? '') ?? null,
    base: basePrices.get(line.bagId ?? '') ?? null,
  }));
  const cost = costOfDish(
    priced.map(({ grams, food, price, base }) => ({ grams, price: price ?? base, isFromTap: isFromTap(food?.ingredientId) })),
    portions,
  );
  const time = { from: format.month(data.from), to: format.month(data.to) };
  const money = (amount: number | null): string =>
    amount === null
      ? text('unknown')
      : `${cost.pricedShare < MOSTLY ? `${footprint('tooLittle.atLeast')} ` : ''}${format.money(amount, data.currency)}`;
  const costLines = (
    <CostLines
      lines={priced}
      costs={cost.lines}
      portions={portions}
      money={money}
      restaurantId={restaurantId}
      currency={data.currency}
    />
  );
  return (
    <section className={styles.part} aria-label={text('title')}>
      <h3 className={styles.title}>{text('title')}</h3>
      {cost.total === null ? (
        <>
          {data.currencies.length > 1 ? (
            <SeveralCurrencies currencies={data.currencies} />
          ) : (
            <p className={styles.small}>{text('nothing', time)}</p>
          )}
          {costLines}
        </>
      ) : (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{text('perPortion')}</dt>
              <dd>{money(cost.perPortion)}</dd>
            </div>
            <div>
              <dt>{text('perDish')}</dt>
              <dd>{money(cost.total)}</dd>
            </div>
          </dl>
          {cost.pricedShare < 0.995 && (
            <p className={styles.partly}>{text('covers', { share: format.percent(cost.pricedShare) })}</p>
          )}
          {costLines}
          <p className={styles.small}>
            {text('basis', time)} {data.currency === null && text('noCurrency')}
          </p>
        </>
      )}
    </section>
  );
}
