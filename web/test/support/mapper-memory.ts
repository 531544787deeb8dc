import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  type DecidedBrand,
  decideBrands,
  type LikelyBrand,
  listBrands,
  listLikelyBrands,
  type NameWithBrand,
} from '@plateprint/shared/mapper/brand-api.ts';
import type { FormerDecision, MappedIngredient, MappingRecord } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import {
  listMappedIngredients,
  listSimilarNames,
  listUnmappedIngredients,
  mapNames,
  readMapperCoverage,
  upsertMappedIngredients,
} from '@plateprint/shared/mapper/mapper-api.ts';
import { listRegions } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { answer, type Answer } from './answer.ts';
import { emptyKitchen } from './empty-kitchen.ts';

const ADA = { firstname: 'Ada', lastname: 'Newcomer' };
const PARTS = { mapped: 0, waiting: 1 };

export function waitingName(name: string, kilograms: number): MappedIngredient {
  const nobody = { ingredientId: null, variationId: null, categoryId: null, origin_iso: null, organic: null, notFood: false };
  return {
    id: name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
    externalId: '',
    name,
    mapped_name: null,
    variationName: null,
    ...nobody,
    language_iso: 'sv',
    complete: false,
    suggestedIngredient: null,
    candidates: [],
    sources: { reports: 1, recipes: 0, programs: 0 },
    rows: 1,
    weight: kilograms * 1000,
    weightGuessed: 0,
    money: null,
    atStake: kilograms * 5000,
    decidedBy: null,
    decidedAt: null,
    former: null,
  };
}

/** A name without the word that hides its food. */
export function hiddenFood(name: MappedIngredient, food: string): NameWithBrand {
  const becomes = {
    ingredientId: food,
    variationId: `${food}.raw`,
    categoryId: null,
    origin_iso: null,
    organic: null,
    notFood: false,
  };
  return { name, becomes, mapped_name: food, variationName: 'raw' };
}

export interface MapperMemory {
  answers: Answer[];
  /** Somebody else decides, of which the page knows nothing yet. */
  decideElsewhere: (name: string, food: string) => void;
  decided: () => MappedIngredient[];
}

/** The organization's memory of names as a server that forgets nothing would tell of it. */
export function mapperMemory(names: readonly MappedIngredient[], likely: readonly LikelyBrand[] = []): MapperMemory {
  let all = [...names];
  let brands: DecidedBrand[] = [];
  let clock = Date.UTC(2026, 10, 2, 8);
  const now = (): string => new Date((clock += 1000)).toISOString();

  function decide(record: MappingRecord, by: typeof ADA): MappedIngredient {
    const found = all.find(({ name }) => name === record.name);
    if (!found) throw new AppError('not_found');
    const isTakenBack = !record.slvid && !record.category_id && !record.not_food;
    const { mapped_name, variationName, ingredientId, variationId, categoryId, origin_iso, organic, notFood } = found;
    const before = { mapped_name, variationName, ingredientId, variationId, categoryId, origin_iso, organic, notFood };
    const former: FormerDecision | null =
      found.decidedAt === null ? found.former : { ...before, decidedBy: found.decidedBy, decidedAt: found.decidedAt };
    const changed: MappedIngredient = {
      ...found,
      ingredientId: record.slvid ?? null,
      variationId: record.variation_id ?? null,
      categoryId: record.category_id ?? null,
      origin_iso: record.origin_iso ?? null,
      organic: record.organic ?? null,
      notFood: record.not_food ?? false,
      mapped_name: record.slvid ?? null,
      decidedBy: isTakenBack ? null : by,
      decidedAt: isTakenBack ? null : now(),
      former,
    };
    all = all.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  }

  const ME = { firstname: 'Robin', lastname: 'Newcomer' };
  const keep = (records: readonly MappingRecord[]) => records.map((record) => decide(record, ME));
  return {
    decideElsewhere: (name, food) => void decide({ name, slvid: food } as MappingRecord, ADA),
    decided: () => all.filter(({ decidedAt }) => decidedAt !== null),
    answers: [
      ...emptyKitchen(),
      answer(listRegions, { items: [] }),
      answer(readMapperCoverage, {
        names: PARTS,
        rows: PARTS,
        weight: PARTS,
        weightGuessed: 0,
        co2: PARTS,
        reportsNotCounted: 0,
      }),
      answer(listUnmappedIngredients, () => ({ items: all.filter(({ decidedAt }) => decidedAt === null), next: null })),
      answer(listMappedIngredients, () => ({ items: all.filter(({ decidedAt }) => decidedAt !== null), next: null })),
      answer(listSimilarNames, { items: [] }),
      answer(mapNames, { items: [] }),
      answer(upsertMappedIngredients, ({ body }) => ({ items: keep(body.ingredients), next: null })),
      answer(listLikelyBrands, () => ({ items: likely.filter(({ word }) => brands.every((each) => each.word !== word)) })),
      answer(listBrands, () => ({ items: brands })),
      answer(decideBrands, ({ body }) => {
        const words = body.brands.map(({ written }) => written.toLowerCase());
        const said = body.brands.flatMap(({ written, is_brand: isBrand }) =>
          isBrand === null ? [] : [{ word: written.toLowerCase(), written, isBrand, decidedBy: ME, decidedAt: now() }],
        );
        brands = [...brands.filter(({ word }) => !words.includes(word)), ...said];
        return { brands: said, items: keep(body.ingredients) };
      }),
    ],
  };
}
