import type { PrintedTotal } from '@plateprint/shared/footprint/printed-total.ts';
import { useSessionIfAny } from './session.ts';

/** Which total the signed-in person's organization prints large; to nobody signed in, the one that levels go by. */
export function usePrintedTotal(): PrintedTotal {
  return useSessionIfAny()?.userOrganization.printedTotal ?? 'with_land_use_change';
}
