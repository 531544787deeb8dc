import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { twoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import {
  allWastePerGuest,
  assumedMeals,
  DIRECTIVE,
  wasteByDay,
  type WasteCost,
  wasteCost,
  wastePerGuest,
  wasteSum,
} from '@plateprint/shared/calendar/waste/waste-figures.ts';
import { WASTE_KINDS, type WasteBaseline, type WasteMeal } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { readWasteCosts } from '@plateprint/shared/calendar/waste-api.ts';
import { useMaySeeCosts } from '../../costs/use-may-see-costs.ts';
import { otherTotalText } from '../../footprint/other-total-text.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { heavyFigure, lightFigure } from '../../units/weight-figure.ts';
import { usePrintedTotal } from '../../users/use-printed-total.ts';
import { WasteDrawing } from './waste-drawing.tsx';
import styles from './waste.module.css';

/** Days that the figures speak of: a quarter, for one measured week of it is enough. */
const DAYS = 91;

/** Of fewer meals no line is drawn: one day is no year. */
const LEAST_MEALS = 5;

/** A sum whose range nobody knows: plates are weighed, and what of a dish was left on them is not. */
function exact(value: number | null): Figure | null {
  return value === null ? null : { value, low: value, high: value };
}

/** Grams a guest of the last quarter, in all and by where it comes from, with the line of the directive for orientation. */
export function WasteMeaning({
  meals,
  baseline,
  today,
  restaurantId,
}: {
  meals: readonly WasteMeal[];
  baseline: WasteBaseline | null;
  today: string;
  restaurantId: string;
}) {
  const text = useText('calendar/waste');
  const format = useFormat();
  const latest = meals.filter(({ day }) => day > dayLater(today, -DAYS));
  const cost = useWasteCost(restaurantId, latest, today);
  const all = allWastePerGuest(latest);
  const sum = wasteSum(latest);
  const assumed = assumedMeals(latest);
  const landUse = useText('footprint/land-use');
  const totals = twoTotals(exact(sum.co2), exact(sum.co2WithoutLandUseChange), usePrintedTotal());
  const kg = (value: number): string => `${format.number(value, { most: 1 })} kg CO₂e`;
  const grams = (value: number | null): string => (value === null ? text('unknown') : lightFigure(value, format));
  const target = baseline === null ? null : baseline.grams * (1 - DIRECTIVE.less);
  return (
    <Card title={text('meaning')}>
      <p className={styles.big}>{grams(all.grams)}</p>
      <p className={styles.hint}>{text(all.grams === null ? 'wholeUnknown' : 'wholeOf', { meals: all.meals })}</p>
      {assumed > 0 && <p className={styles.hint}>{text('assumedOf', { meals: assumed })}</p>}
      <dl className={styles.facts}>
        {WASTE_KINDS.map((kind) => {
          const each = wastePerGuest(latest, kind);
          return (
            <div key={kind}>
              <dt>{text(`kind.${kind}`)}</dt>
              <dd>{grams(each.grams)}</dd>
            </div>
          );
        })}
        <div>
          <dt>{text('weighed')}</dt>
          <dd>{heavyFigure(sum.kilograms * 1000, format)}</dd>
        </div>
        <div>
          <dt>{text('co2')}</dt>
          <dd>{totals.large.figure === null ? text('unknown') : kg(totals.large.figure.value)}</dd>
        </div>
        {cost && (
          <div>
            <dt>{text('cost')}</dt>
            <dd>{cost.money === null ? text('unknown') : format.money(cost.money, cost.currency)}</dd>
          </div>
        )}
      </dl>
      {sum.co2 !== null && (
        <>
          <p className={styles.hint}>{otherTotalText(totals, { text: landUse, amount: kg, hasLevel: false })}</p>
          <p className={styles.hint}>{text('co2Of', { share: format.percent(sum.share) })}</p>
        </>
      )}
      {cost && cost.money !== null && <p className={styles.hint}>{text('costOf', { share: format.percent(cost.share) })}</p>}
      {target !== null && baseline && meals.length >= LEAST_MEALS && (
        <>
          <WasteDrawing days={wasteByDay(meals)} target={target} />
          <p className={styles.hint}>
            {text(baseline.isOfDirective ? 'targetOfYears' : 'targetOfFirst', { target: grams(target) })}
          </p>
        </>
      )}
      <p className={styles.hint}>{text('enough')}</p>
    </Card>
  );
}

/** The cost of the waste of some meals; null for somebody who may not see it. */
function useWasteCost(
  restaurantId: string,
  meals: readonly WasteMeal[],
  today: string,
): (WasteCost & { currency: string | null }) | null {
  const maySee = useMaySeeCosts(restaurantId);
  const query = { restaurantId, from: dayLater(today, 1 - DAYS), to: today };
  const { data } = useRead(readWasteCosts, { query }, { enabled: maySee });
  if (!maySee || !data || meals.length === 0) return null;
  const perGram = new Map(data.items.flatMap((item) => (item.perGram === null ? [] : [[item.day, item.perGram] as const])));
  return { ...wasteCost(meals, perGram), currency: data.currency };
}
