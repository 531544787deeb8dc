/** The statements that can be made of a difference. */
export const SURENESS = ['surely_less', 'probably_less', 'cannot_tell', 'probably_more', 'surely_more'] as const;
export type Sureness = (typeof SURENESS)[number];

/** How the amounts of food became known. */
export type AmountsBy = 'weighed' | 'typed';

/**
 * The smallest difference that amounts can carry, as a share of the value; a smaller one may be an error of the amounts, which
 * no draw of the food data knows:
 * - weighed or invoiced: scales and packs hold within 2 % (the error that EU law allows packs of 1 kg is 1.5 %, 76/211/EEC);
 * - typed: recipes are followed by hand and eye, to one part in twenty at best.
 */
export const SMALLEST_DIFFERENCE: Readonly<Record<AmountsBy, number>> = { weighed: 0.02, typed: 0.05 };

/**
 * The share of the draws that must lie on one side:
 * - surely: what a two-sided interval of 95 % that excludes 0 has on one side;
 * - probably: four of five, which nobody would bet against.
 */
const LEAST_SHARE_OF_DRAWS = { surely: 0.975, probably: 0.8 } as const;

interface Drawn {
  /** Shares of the draws below and above 0, 0–1. */
  below: number;
  above: number;
  /** The difference as a share of what is compared with; null where that is 0. */
  relative: number | null;
}

export function surenessOf({ below, above, relative }: Drawn, amounts: AmountsBy): Sureness {
  const share = Math.max(below, above);
  const side = below > above ? 'less' : 'more';
  const isCarried = relative === null || Math.abs(relative) > SMALLEST_DIFFERENCE[amounts];
  if (share >= LEAST_SHARE_OF_DRAWS.surely && isCarried) return `surely_${side}`;
  return share >= LEAST_SHARE_OF_DRAWS.probably ? `probably_${side}` : 'cannot_tell';
}

/** Ways to make a difference surer. */
export type SettledBy =
  /** The draws agree already; the amounts cannot carry so small a difference. */
  | { kind: 'amounts' }
  /** The uncounted part may turn it. */
  | { kind: 'uncounted' }
  /** The food whose figure moves the difference most. */
  | { kind: 'food'; food: string }
  /** It is sure, or both are the same. */
  | { kind: 'nothing' };
