import type { Sourced } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import type { FoodImpact } from '../read/read-rivm.ts';
import type { Sources } from '../read/sources.ts';

/** Best first: RIVM and Clark count blue water, Poore & Nemecek withdrawals of a whole class. */
export const WATER_AND_LAND_SOURCES = ['rivm', 'clark', 'pn'];

export interface WaterAndLand {
  /** Litres of blue water per kg. */
  water: Sourced | null;
  /** m²·year per kg. */
  land: Sourced | null;
}

/** RIVM, then Clark, then the class of Poore & Nemecek; never AWARE points or soil quality points. */
export function publishedWaterAndLand(entry: VariationEntry, sources: Sources): WaterAndLand {
  const found: [string, FoodImpact | undefined][] = [
    ['rivm', sources.rivm.get(entry.rivm ?? '')],
    ['clark', sources.clark.get(entry.clark ?? '')],
    ['pn', sources.pn.get(entry.pn ?? '')],
  ];
  return { water: first('water'), land: first('land') };

  function first(what: 'water' | 'land'): Sourced | null {
    for (const [source, impact] of found) {
      const value = impact?.[what] ?? null;
      if (value !== null) return { value, source };
    }
    return null;
  }
}

/** The same food in another state: water and land go with the farm's share of it. */
export function scaleWaterAndLand({ water, land }: WaterAndLand, factor: number): WaterAndLand {
  const scale = (figure: Sourced | null) => figure && { value: figure.value * factor, source: figure.source };
  return { water: scale(water), land: scale(land) };
}
