import type { Split } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import type { Sources } from '../read/sources.ts';

/** Within this factor two editions of a source, or a figure and an edition, speak of the same food. */
const SAME_WITHIN = 1.5;
/** Where the land-use part is a larger share than this of a class, the class mean of farms that bind and lose carbon tells no food's share. */
const LARGEST_CLASS_SHARE = 0.6;
/** Their methane is a part of its own, which Poore & Nemecek do not tell. */
const WITH_METHANE = new Set(['Rice', 'Milk', 'Cheese', 'Eggs', 'Beef (beef herd)', 'Beef (dairy herd)', 'Lamb & Mutton']);
const ANIMALS = new Set(['Pig Meat', 'Poultry Meat', 'Fish (farmed)', 'Shrimps (farmed)']);

export interface PublishedSplit {
  split: Split;
  /** The newer edition's total at the plate, where neither the older one nor the figure says the same. */
  differs: number | null;
}

interface SplitFigure {
  /** kg CO2e per kg at retail. */
  total: number;
  /** The Agribalyse entry was the figure before a reviewer's. */
  restsOnAgribalyse: boolean;
}

/**
 * The parts of a figure by the shares of Agribalyse's newer sheet, else by the class of Poore & Nemecek; null where neither
 * tells them. The shop's shelf lies before the plate, so that parts of the farm weigh more in it than at home.
 */
export function publishedSplit(entry: VariationEntry, figure: SplitFigure, sources: Sources): PublishedSplit | null {
  const newer = entry.agribalyse === undefined ? undefined : sources.newer.get(entry.agribalyse);
  const older = entry.agribalyse === undefined ? undefined : sources.agribalyse.get(entry.agribalyse);
  if (!newer || !older || !(newer.total > 0)) return ofClass(entry, figure.total, sources);
  const kitchen = older.atPlate - older.atRetail;
  const atRetail = newer.total - Math.min(kitchen, newer.total / 2);
  const isSame = isWithin(newer.total / older.atPlate) || isWithin(atRetail / figure.total);
  const differs = isSame || !figure.restsOnAgribalyse ? null : newer.total;
  return { split: sharesOf(entry, { newer, atRetail }, figure.total), differs };
}

interface Newer {
  newer: Split;
  atRetail: number;
}

function sharesOf({ override }: VariationEntry, { newer, atRetail }: Newer, total: number): Split {
  const scale = total / atRetail;
  // A reviewer who takes out a supply chain's deforestation, or a greenhouse's heat, moves that part and no other.
  if (override?.why === 'land_use') {
    const grown = Math.min(1, scale);
    const cleared = newer.landUseChange + total - atRetail;
    const landUseChange = Math.max(Math.min(0, newer.landUseChange), Math.min(cleared, total / 2));
    return { biogenic: newer.biogenic * grown, landUseChange };
  }
  if (override?.why === 'heat') return { biogenic: newer.biogenic, landUseChange: newer.landUseChange };
  // The carbon that trees bind in a kilogram does not grow with another source's figure.
  const moved = newer.landUseChange < 0 ? Math.min(1, scale) : scale;
  return { biogenic: newer.biogenic * scale, landUseChange: newer.landUseChange * moved };
}

function ofClass({ pn }: VariationEntry, total: number, { classes }: Sources): PublishedSplit | null {
  const known = pn === undefined ? undefined : classes.get(pn);
  if (pn === undefined || known === undefined || WITH_METHANE.has(pn) || ANIMALS.has(pn)) return null;
  return Math.abs(known) > LARGEST_CLASS_SHARE ? null : { split: { biogenic: 0, landUseChange: known * total }, differs: null };
}

function isWithin(ratio: number): boolean {
  return ratio <= SAME_WITHIN && ratio >= 1 / SAME_WITHIN;
}
