import { readAgribalyse, type AgribalyseRecord } from './read-agribalyse.ts';
import { readCiqual } from './read-ciqual.ts';
import { readClark } from './read-clark.ts';
import { readPooreNemecek } from './read-poore-nemecek.ts';
import { readRivm, type FoodImpact } from './read-rivm.ts';
import { readSuEatable, type SuEatableItem } from './read-su-eatable.ts';
import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';

/** The published tables that a variation's figures are looked up in. */
export interface Sources {
  agribalyse: Map<string, AgribalyseRecord>;
  ciqual: Map<string, Nutrition>;
  rivm: Map<string, FoodImpact>;
  sel: Map<string, SuEatableItem>;
  clark: Map<string, FoodImpact>;
  pn: Map<string, FoodImpact>;
}

export function readSources(raw: string): Sources {
  return {
    agribalyse: readAgribalyse(raw),
    ciqual: readCiqual(raw),
    rivm: readRivm(raw),
    sel: readSuEatable(raw),
    clark: readClark(raw),
    pn: readPooreNemecek(raw),
  };
}
