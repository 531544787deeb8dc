import { knownCurrencies, oneCurrency } from '@plateprint/shared/costs/country-currency.ts';
import { type RisenPrice, risenPrices, type RisesKnown, risesKnown } from '@plateprint/shared/costs/risen-prices.ts';
import { firstDayOf, lastDayOf, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { Services } from '../../platform/services.ts';
import type { ReportHome } from '../../reports/report-reach.ts';
import { kitchenCurrencies } from '../intake/currency-of-time.ts';
import { boughtIn } from './food-prices.ts';

/** Months of each of the two times; what came in this month belongs to the later one. */
const MONTHS = 3;

export interface PricesRisen {
  currency: string | null;
  /** All that are known. */
  currencies: string[];
  before: { from: string; to: string };
  now: { from: string; to: string };
  known: RisesKnown;
  items: RisenPrice[];
}

/** Which foods cost a kitchen more lately than before. */
export async function pricesRisen(
  services: Pick<Services, 'database' | 'foodData'>,
  { id: restaurantId, organizationId, location }: ReportHome,
  month: Month,
): Promise<PricesRisen> {
  const now = { from: monthLater(month, -MONTHS), to: month };
  const before = { from: monthLater(month, -2 * MONTHS), to: monthLater(month, -MONTHS - 1) };
  const days = ({ from, to }: { from: Month; to: Month }) => ({
    organizationId,
    restaurantId,
    from: firstDayOf(from),
    to: lastDayOf(to),
  });
  const time = { ...days(before), to: lastDayOf(now.to), country: location };
  const currencies = await kitchenCurrencies(services.database, time);
  const [former, latest] = [await boughtIn(services, days(before)), await boughtIn(services, days(now))];
  const spans = { currency: oneCurrency(currencies), currencies: knownCurrencies(currencies), before, now };
  const known = risesKnown(former, latest);
  return { ...spans, known, items: currencies.length > 1 ? [] : risenPrices(former, latest) };
}
