import type { ClaimKind } from '../claim.ts';

/** What a law, or the guide of those who enforce it, says of a kind of claim; all were read on 25 November 2026. */
export interface ClaimRule {
  /** As lawyers cite it. */
  name: string;
  /** Where it can be read. */
  source: string;
  /** Since when it holds, `YYYY-MM-DD`. */
  since: string;
}

export type RulesOfPlace = Readonly<Record<ClaimKind, ClaimRule>>;
