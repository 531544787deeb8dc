import { scaled } from '../../footprint/uncertainty.ts';
import type { ReportTotals } from '../model/report-data.ts';

/** Guests are a setting: the average by them follows it, every other figure stays. */
export function withGuests<Totals extends ReportTotals>(totals: Totals, numberOfGuests: number | null): Totals {
  const co2PerGuest = totals.co2 && numberOfGuests && numberOfGuests > 0 ? scaled(totals.co2, 1 / numberOfGuests) : null;
  return { ...totals, co2PerGuest };
}
