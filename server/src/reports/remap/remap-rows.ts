import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { Brands } from '@plateprint/shared/mapper/brands.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { type Remembered, rememberedAs } from '@plateprint/shared/mapper/memory/remembered.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { remappedRow } from '@plateprint/shared/reports/rows/remapped-row.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { brandsOf } from '../../mapper/brand-store.ts';
import { decidedByKey } from '../../mapper/mapper-store.ts';
import { foodOfMatch, matchPurchasedAhead } from '../../mapper/match-purchased.ts';
import { namesWithFormers } from './affected-store.ts';

/** The change of rows with some names. */
export interface Remapping {
  foodData: FoodData;
  memory: ReadonlyMap<string, readonly Remembered[]>;
  formers: ReadonlyMap<string, readonly MappingDecision[]>;
  brands: Brands;
  /** By the name as written: the same few thousand names stand in every month. */
  keys: Map<string, string>;
}

export async function remappingOf(
  database: Database,
  foodData: FoodData,
  { organizationId, names }: { organizationId: string; names: readonly string[] },
): Promise<Remapping> {
  const known = await namesWithFormers(database, organizationId, names);
  const formers = new Map<string, MappingDecision[]>();
  for (const { key, formers: own } of known) formers.set(key, [...(formers.get(key) ?? []), ...own]);
  const [memory, brands] = await Promise.all([
    decidedByKey(database, organizationId, [...formers.keys()]),
    brandsOf(database, organizationId),
  ]);
  return { foodData, memory, formers, brands, keys: new Map() };
}

/** A report's rows as they would be, how many of them that changes, and how many a person keeps from it. */
export interface Remap {
  ingredients: IngredientRow[];
  changed: number;
  kept: number;
}

export async function remapRows(rows: readonly IngredientRow[], language: Language, how: Remapping): Promise<Remap> {
  const counts = { changed: 0, kept: 0 };
  const decided = rows.filter(({ written }) => how.formers.has(keyOf(written, how.keys)));
  const matchOf = await matchPurchasedAhead(
    how.foodData,
    decided.map(({ written }) => written),
    { language, brands: how.brands },
  );
  const ingredients = await inSlices(rows, (row) => {
    const key = keyOf(row.written, how.keys);
    const formers = how.formers.get(key);
    const decision = formers && rememberedAs(how.memory.get(key) ?? [], row.externalId);
    if (!formers || !decision) return row;
    const match = matchOf(row.written);
    const said = { originId: match.origin_id, organic: match.organic };
    const remapped = remappedRow(row, { decision, formers, matched: matchedFood(match), said });
    if (remapped.state === 'kept') counts.kept += 1;
    if (remapped.state !== 'changes') return row;
    counts.changed += 1;
    return remapped.row;
  });
  return { ingredients, ...counts };
}

function keyOf(written: string, keys: Map<string, string>): string {
  const known = keys.get(written) ?? nameKeyOf(written);
  keys.set(written, known);
  return known;
}

function matchedFood(match: NameMatch) {
  return match.matched ? foodOfMatch(match) : null;
}
