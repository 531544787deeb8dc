import { readAgribalyse, type AgribalyseRecord } from './read-agribalyse.ts';
import { readClimateSplit, type ClimateSplit } from './read-climate-split.ts';
import { readCiqual } from './read-ciqual.ts';
import { readClark } from './read-clark.ts';
import { readLandUseShares, readPooreNemecek } from './read-poore-nemecek.ts';
import { readPooreNemecekMeans } from './read-poore-nemecek-means.ts';
import { readRivm, type FoodImpact } from './read-rivm.ts';
import { readSuEatable, type SuEatableItem } from './read-su-eatable.ts';
import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';

/** The published tables that a variation's figures are looked up in. */
export interface Sources {
  agribalyse: Map<string, AgribalyseRecord>;
  /** The newer sheet of Agribalyse, by the same code. */
  newer: Map<string, ClimateSplit>;
  ciqual: Map<string, Nutrition>;
  rivm: Map<string, FoodImpact>;
  sel: Map<string, SuEatableItem>;
  clark: Map<string, FoodImpact>;
  pn: Map<string, FoodImpact>;
  /** Share of land-use change in the products of Poore & Nemecek. */
  classes: Map<string, number>;
  /** The world means of its products, kg CO2e per kg at retail, what is lost on the way included. */
  means: Map<string, number>;
}

export function readSources(raw: string): Sources {
  return {
    agribalyse: readAgribalyse(raw),
    newer: readClimateSplit(raw),
    ciqual: readCiqual(raw),
    rivm: readRivm(raw),
    sel: readSuEatable(raw),
    clark: readClark(raw),
    pn: readPooreNemecek(raw),
    classes: readLandUseShares(raw),
    means: readPooreNemecekMeans(raw),
  };
}
