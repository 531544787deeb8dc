import type { TwoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import type { Text } from '../platform/i18n/use-text.ts';

export interface OtherTotalWords {
  text: Text<'footprint/land-use'>;
  /** An amount of grams CO2e with its unit, as the large total is written. */
  amount: (grams: number) => string;
  /** Whether a level stands beside: it says which total it goes by, where the other one is large. */
  hasLevel: boolean;
}

/** What the large total leaves out, the other total, or that nobody knows it; empty where nothing counts. */
export function otherTotalText({ large, other }: TwoTotals, { text, amount, hasLevel }: OtherTotalWords): string {
  if (large.figure === null) return '';
  if (other.figure === null) return text('unknown');
  const value = amount(other.figure.value);
  if (other.is === 'without_land_use_change') return text('without', { value });
  const said = `${text('choice.without_land_use_change')}; ${text('with', { value })}`;
  return hasLevel ? `${said}. ${text('level')}` : said;
}
