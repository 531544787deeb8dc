import type { ClaimKind } from '../claim.ts';
import type { Cited } from './cited.ts';

/** The rule of a law, or of the guide of those who enforce it, on a kind of claim; all were read on 25 November 2026. */
export interface ClaimRule {
  /** As lawyers cite it: a law of one country in its own language, one of the Union in each. */
  name: string | Cited;
  /** Where it can be read. */
  source: string;
  /** Since when it holds, `YYYY-MM-DD`. */
  since: string;
}

export type RulesOfPlace = Readonly<Record<ClaimKind, ClaimRule>>;
