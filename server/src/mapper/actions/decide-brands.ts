import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type Brands, brandsSaidBy, brandWordOf, hasBrand } from '@plateprint/shared/mapper/brands.ts';
import type { MappingRecord } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import type { Services } from '../../platform/services.ts';
import { keepBrand, type SaidBrand, wordsSaid } from '../brand-store.ts';
import { keepUpsert, preparedUpsert } from './decide-names.ts';
import { waitingToCompare } from '../mapper-list-store.ts';
import { countAgain, lockNames, weighAgain, type WeighedAgain } from '../waiting-store.ts';
import { nameWeigher } from '../weigh-name.ts';

export interface BrandDecision {
  organizationId: string;
  language: Language;
  location: string;
  said: readonly Omit<SaidBrand, 'word'>[];
  records: readonly MappingRecord[];
}

/**
 * Says whether words are brands, decides about names with them, and gives those that still wait the candidates they have with
 * or without them: all or none. Of two that say the same word the last holds.
 * @returns the ids of the names decided about, in the order of the records
 * @throws unknown_ingredient, invalid_input, each naming the record
 */
export async function decideBrands(
  { database, foodData, clock }: Pick<Services, 'database' | 'foodData' | 'clock'>,
  actor: Actor,
  { organizationId, said, ...upsert }: BrandDecision,
): Promise<string[]> {
  const words = new Map(said.map((each) => [brandWordOf(each.written) ?? '', each]));
  const others = (await wordsSaid(database, organizationId)).filter(({ word }) => !words.has(word));
  const brands = brandsSaidBy([
    ...others.map(({ word, is_brand: isBrand }) => ({ word, isBrand })),
    ...[...words].flatMap(([word, { isBrand }]) => (isBrand === null ? [] : [{ word, isBrand }])),
  ]);
  const prepared = await preparedUpsert(foodData, { ...upsert, organizationId, brands });
  const waiting = await waitingToCompare(database, organizationId);
  const weighed = await weighedWith(foodData, { waiting, words: new Set(words.keys()), brands, location: upsert.location });
  const who = { organizationId, by: authorOf(actor), at: clock() };
  return database.transaction().execute(async (transaction) => {
    await lockNames(transaction, organizationId);
    for (const [word, each] of words) await keepBrand(transaction, { word, ...each }, who);
    await weighAgain(transaction, organizationId, weighed);
    const ids = await keepUpsert(transaction, prepared, who);
    await countAgain(transaction, organizationId, [...new Set([...ids, ...weighed.map(({ id }) => id)])]);
    return ids;
  });
}

type ComparedNames = Awaited<ReturnType<typeof waitingToCompare>>;

/** The names that contain one of the words, weighed again. */
async function weighedWith(
  foodData: FoodData,
  { waiting, words, brands, location }: { waiting: ComparedNames; words: ReadonlySet<string>; brands: Brands; location: string },
): Promise<WeighedAgain[]> {
  const weighers = new Map<string, ReturnType<typeof nameWeigher>>();
  const weighed = await inSlices(waiting, ({ id, name, language_iso: language }) => {
    if (!hasBrand(name, words)) return [];
    const weigh = weighers.get(language) ?? nameWeigher(foodData, { language: language as Language, location, brands });
    weighers.set(language, weigh);
    return [{ id, ...weigh(name), foodDataVersion: foodData.version }];
  });
  return weighed.flat();
}
