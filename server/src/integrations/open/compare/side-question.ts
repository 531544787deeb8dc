import { SERVING_GRAMS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { ComparedBasis, OpenComparedSide } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import type { Amounts } from '../../../reports/compare/loaded-side.ts';

export interface SideQuestion<Sent = OpenComparedSide> {
  sent: Sent;
  basis: ComparedBasis;
  /** `a` or `b`. */
  path: string;
}

/** The divisor of totals; 0 where there is nothing to divide by. */
export function perOf(basis: ComparedBasis, { portions, grams }: Amounts): number {
  switch (basis) {
    case 'portion':
      return portions;
    case 'serving_400_g':
      return grams / SERVING_GRAMS;
    case 'kg':
      return grams / 1000;
    case 'total':
      return 1;
    default:
      return basis satisfies never;
  }
}
