import { listBrands, listLikelyBrands } from '@plateprint/shared/mapper/brand-api.ts';
import {
  listMappedIngredients,
  listUnmappedIngredients,
  readMapperCoverage,
  readNameHistory,
} from '@plateprint/shared/mapper/mapper-api.ts';

/** Reads that every decision makes out of date: both lists, the bar of coverage, and the history. */
export const AFTER_DECISION = [listMappedIngredients, listUnmappedIngredients, readMapperCoverage, readNameHistory] as const;

/** Reads that a decision about a brand makes out of date: names are matched anew besides. */
export const AFTER_BRAND = [...AFTER_DECISION, listLikelyBrands, listBrands] as const;
