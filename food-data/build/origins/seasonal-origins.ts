import type { MonthOfOrigins, OriginClassRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import { greenhouseRatios } from './greenhouse-ratios.ts';
import { withUnion } from './origin-ratios.ts';

type Yearly = Pick<OriginClassRecord, 'ratios' | 'supply'>;

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** The year's supply and heat spread over its months; null for what is the same the year round. */
export function monthsOf(originClass: string, { supply }: Yearly, tables: Tables): MonthOfOrigins[] | null {
  const { classes, heated, harvests } = tables.seasons;
  if (!classes.includes(originClass)) return null;
  const harvestOf = (country: string) => harvests.find(({ origins }) => origins.includes(country))?.months;
  return MONTHS.map((month) => {
    const shares = Object.entries(supply).map(([location, mix]) => [location, inMonth(mix.shares, month, harvestOf)]);
    const heat = Object.entries(tables.greenhouse.heatedShare).map(([country, share]): [string, number] => {
      const harvest = harvestOf(country);
      return [country, share < heated.leastShare || !harvest ? share : share * heatOf(heated.heat, harvest, month)];
    });
    const ratios = greenhouseRatios(originClass, { ...tables.greenhouse, heatedShare: Object.fromEntries(heat) });
    return { ratios: withUnion(ratios, supply.EU), shares: Object.fromEntries(shares) };
  });
}

/** Each origin by what it harvests in the month. */
function inMonth(
  shares: Record<string, number>,
  month: number,
  harvestOf: (country: string) => readonly number[] | undefined,
): Record<string, number> {
  const spread = Object.entries(shares).map(([country, share]): [string, number] => {
    const harvest = harvestOf(country);
    return [country, harvest ? (share * 12 * (harvest[month] ?? 0)) / sum(harvest) : share];
  });
  const whole = sum(spread.map(([, share]) => share));
  return Object.fromEntries(spread.map(([country, share]) => [country, share / whole]));
}

/** Heat of a kilogram picked in the month against the year's, which the months' harvests sum to. */
function heatOf(heat: readonly number[], harvest: readonly number[], month: number): number {
  const share = (heat[month] ?? 0) / sum(heat);
  const picked = (harvest[month] ?? 0) / sum(harvest);
  return picked === 0 ? 1 : share / picked;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
