import {
  listMappedIngredients,
  listUnmappedIngredients,
  readMapperCoverage,
  readNameHistory,
} from '@plateprint/shared/mapper/mapper-api.ts';

/** What every decision makes out of date: both lists, the bar of coverage, and the history. */
export const AFTER_DECISION = [listMappedIngredients, listUnmappedIngredients, readMapperCoverage, readNameHistory] as const;
