import { NOTHING_KNOWN } from '@plateprint/shared/ingredients/food-allergens.ts';
import { ingredientFacts, understandLines } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';
import type { IngredientFacts, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { answer, type Answer } from './answer.ts';

interface Food {
  id: string;
  name: string;
  grams: number;
  stages: StageValues;
}

const BEEF: Food = {
  id: 'beef-mince',
  name: 'beef mince',
  grams: 500,
  stages: { agriculture: 20, processing: 0.5, packaging: 0.2, transport: 0.3, retail: 0.1 },
};
const LENTILS: Food = {
  id: 'red-lentils',
  name: 'red lentils',
  grams: 200,
  stages: { agriculture: 1, processing: 0.2, packaging: 0.1, transport: 0.2, retail: 0.1 },
};

const AGRIBALYSE: Source = {
  id: 'agribalyse',
  title: 'AGRIBALYSE 3.1',
  publisher: 'ADEME and INRAE',
  version: '3.1',
  year: 2023,
  licence: 'Licence Ouverte 2.0 (Etalab)',
  attribution: 'Source: ADEME, AGRIBALYSE 3.1.',
  boundary: 'Farm to consumer',
  url: 'https://agribalyse.ademe.fr',
};

function understood(input: string, { id, name, grams }: Food): ReplyOf<typeof understandLines>['items'][number] {
  const nothing = { counted: null, lacksUnit: false, note: null, heading: false } as const;
  const match = { ingredientId: id, ingredientName: name, variationName: 'raw', categoryId: null, categoryName: null };
  return {
    input,
    phrase: { input, quantity: grams, unit: 'g', unitText: 'g', name, ...nothing },
    match: {
      input,
      ...match,
      regionName: null,
      origin_id: null,
      organic: false,
      variation: { id: `${id}.raw`, origin: null },
      confidence: 0.98,
      matched: true,
      matchedName: name,
      candidates: [],
    },
    unit: 'g',
    grams,
    amount: grams,
    pieceGrams: null,
    pieceSource: null,
    measure: null,
    rule: { by: 'mass', gramsPerUnit: 1, millilitresPerUnit: null, density: null, piece: null },
    also: [],
  };
}

function factsOf({ id, stages }: Food, share: number): IngredientFacts {
  const value = Object.values(stages).reduce((sum, each) => sum + each, 0) * share;
  return {
    ingredientId: id,
    variationId: `${id}.raw`,
    categoryId: id,
    originId: null,
    organic: false,
    factor: {
      co2e: { value, low: value * 0.8, high: value * 1.3 },
      stages,
      parts: null,
      grade: 'A',
      basis: 'direct',
      sources: [{ source: 'agribalyse', record: '1', label: id, value }],
      steps: [{ kind: 'base', stage: null, value, about: { source: 'agribalyse' } }],
    },
    water: null,
    land: null,
    nutrition: null,
    edibleShare: 1,
    density: null,
    pieces: {},
    units: ['g', 'kg'],
    allergens: NOTHING_KNOWN,
    diet: null,
  };
}

/** Beef and lentils, whatever their lines are called; half as much again for those who eat them anywhere in the world. */
export function exampleFoods(): Answer[] {
  const foods = [BEEF, LENTILS];
  return [
    answer(understandLines, ({ body }) => ({ items: body.lines.map((line, at) => understood(line, foods[at] ?? BEEF)) })),
    answer(ingredientFacts, ({ body }) => ({
      items: body.items.map((_, at) => factsOf(foods[at] ?? BEEF, body.location === 'WORLD' ? 1.5 : 1)),
      foodDataVersion: '2026.5',
    })),
    answer(listSources, {
      items: [AGRIBALYSE],
      foodDataVersion: '2026.5',
      counts: { ingredients: 1204, variations: 3000, categories: 30, languages: 8 },
    }),
  ];
}
