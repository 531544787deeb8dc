import { LabelBasis } from '@plateprint/shared/organizations/label-basis.ts';

/** A stored label basis; one of a later version, which nobody here understands, bears nothing but figures. */
export function labelBasisOf(stored: unknown): LabelBasis | null {
  if (stored === null || stored === undefined) return null;
  return LabelBasis.safeParse(stored).data ?? { kind: 'figures', scheme: null };
}
