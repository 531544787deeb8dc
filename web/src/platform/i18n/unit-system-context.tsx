import type { UnitSystem } from '@plateprint/shared/kernel/language.ts';
import { createContext, type ReactNode, use } from 'react';

const UnitSystemContext = createContext<UnitSystem>('metric');

/** Sets the units of weights inside: the reader's choice, else those of the kitchen's country. */
export function UnitSystemProvider({ units, children }: { units: UnitSystem; children: ReactNode }) {
  return <UnitSystemContext value={units}>{children}</UnitSystemContext>;
}

export function useUnitSystem(): UnitSystem {
  return use(UnitSystemContext);
}
