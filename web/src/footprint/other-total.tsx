import type { TwoTotals } from '@plateprint/shared/footprint/printed-total.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useCo2 } from './use-co2.ts';

interface OtherTotalProps {
  totals: TwoTotals;
  /** Whether a level stands beside: it says which total it goes by, where the other one is large. */
  hasLevel: boolean;
}

/** The total that is not printed large, or that nobody knows it. */
export function OtherTotal({ totals: { large, other }, hasLevel }: OtherTotalProps) {
  const text = useText('footprint/land-use');
  const unit = useText('footprint');
  const co2 = useCo2();
  if (large.figure === null) return null;
  if (other.figure === null) return <>{text('unknown')}</>;
  const value = `${co2.exact(other.figure.value)} ${unit('unit')}`;
  return (
    <>
      {text(other.is === 'with_land_use_change' ? 'with' : 'without', { value })}
      {other.is === 'with_land_use_change' && hasLevel && ` ${text('level')}`}
    </>
  );
}
