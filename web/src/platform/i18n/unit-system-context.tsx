import type { UnitSystem } from '@plateprint/shared/kernel/language.ts';
import { createContext, type ReactNode, use } from 'react';

const UnitSystemContext = createContext<UnitSystem>('metric');

/** What weights inside are written in: whoever reads them chose it, else the kitchen's country does. */
export function UnitSystemProvider({ units, children }: { units: UnitSystem; children: ReactNode }) {
  return <UnitSystemContext value={units}>{children}</UnitSystemContext>;
}

export function useUnitSystem(): UnitSystem {
  return use(UnitSystemContext);
}
