import type { TwoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import type { Text } from '../platform/i18n/use-text.ts';

export interface OtherTotalWords {
  text: Text<'footprint/land-use'>;
  /** An amount of grams CO2e with its unit, as the large total is written. */
  amount: (grams: number) => string;
  /** Whether a level stands beside: it says which total it goes by, where the other one is large. */
  hasLevel: boolean;
}

/** A sentence on the part that the large total leaves out, the other total, or that nobody knows it; empty where nothing counts. */
export function otherTotalText({ large, other }: TwoTotals, { text, amount, hasLevel }: OtherTotalWords): string {
  if (large.figure === null) return '';
  if (other.figure === null) return text('unknown');
  const value = amount(other.figure.value);
  const isLessLarge = large.is === 'without_land_use_change';
  const said = isLessLarge ? `${text('choice.without_land_use_change')}; ${text('with', { value })}` : text('without', { value });
  const [less, whole] = isLessLarge ? [large.figure, other.figure] : [other.figure, large.figure];
  // Without land-use change there is less, a reader thinks: where it is more the reason stands beside it.
  const binds = less.value > whole.value && amount(less.value) !== amount(whole.value);
  const why = [...(binds ? [text('binds')] : []), ...(hasLevel && isLessLarge ? [text('level')] : [])];
  return why.length > 0 ? `${said}. ${why.join(' ')}` : said;
}
