import type { TwoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { otherTotalText } from './other-total-text.ts';
import { useCo2 } from './use-co2.ts';

/** The total that is not printed large, or that nobody knows it. */
export function OtherTotal({ totals, hasLevel }: { totals: TwoTotals; hasLevel: boolean }) {
  const text = useText('footprint/land-use');
  const unit = useText('footprint');
  const co2 = useCo2();
  return otherTotalText(totals, { text, amount: (grams) => `${co2.exact(grams)} ${unit('unit')}`, hasLevel });
}
