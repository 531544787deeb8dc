import type {
  Distance,
  FoodDataRelease,
  IngredientRecord,
  LabelByLanguage,
  NamesByLanguage,
  OriginClassRecord,
  SupplyMix,
  VariationRecord,
} from './food-data-release.ts';
import { LOCATIONS, type Location } from './ingredient-facts.ts';

/** A release small enough to read: beef from two countries, and herbs that nobody has measured. */
export function smallRelease(): FoodDataRelease {
  return {
    version: 'test',
    sources: [],
    categories: [
      {
        id: 'beef',
        names: label('Beef'),
        base: { agriculture: 18, processing: 1, packaging: 0.5, transport: 0.3, retail: 0.2 },
        split: { biogenic: 12, landUseChange: 1 },
        low: 15,
        high: 30,
        originClass: 'beef',
        transportMode: 'chilled',
        water: null,
        land: null,
        diet: 'meat',
        allergens: { contains: [], mayContain: [] },
        institute: null,
      },
    ],
    states: [],
    ingredients: [ingredient('beef-mince', [mince()]), ingredient('herbs', [unknown()])],
    originClasses: { beef: beefOrigins(), herbs: { ratios: {}, supply: everywhere({ SE: 1 }) } },
    originWords: { en: {}, sv: {}, no: {}, da: {}, de: {}, fr: {}, nl: {} },
    organicWords: { en: [], sv: [], no: [], da: [], de: [], fr: [], nl: [] },
    transport: {
      perTonneKm: {
        lorry: { value: 0.1, source: 'test' },
        chilled_lorry: { value: 0.15, source: 'test' },
        ship: { value: 0.02, source: 'test' },
        chilled_ship: { value: 0.04, source: 'test' },
        air: { value: 1, source: 'test' },
        delivery: { value: 0.2, source: 'test' },
      },
      distances: {
        SE: to({ road: 400, sea: 0, air: 400 }),
        IE: to({ road: 2000, sea: 400, air: 1600 }),
        BR: to({ road: 1300, sea: 11_000, air: 10_000 }),
      },
      deliveryKm: 100,
    },
  };
}

export function mince(): VariationRecord {
  return {
    id: 'beef-mince.raw',
    stateId: 'raw',
    names: null,
    base: { agriculture: 20, processing: 1, packaging: 0.5, transport: 0.5, retail: 0.2 },
    split: null,
    lowRatio: 0.8,
    highRatio: 1.5,
    grade: 'A',
    basis: 'direct',
    sources: [{ source: 'agribalyse', record: '6254', label: 'Beef, minced', value: 22.2 }],
    steps: [{ kind: 'base', stage: null, value: 22.2, about: { source: 'agribalyse', record: '6254' } }],
    originClass: 'beef',
    transportMode: 'chilled',
    carriedPerKg: 1,
    organicRatio: { value: 0.8, source: 'a pair' },
    water: { value: 180, source: 'rivm' },
    land: { value: 12, source: 'rivm' },
    nutrition: null,
    nutritionSource: null,
    edibleShare: 1,
    cookedYield: 0.7,
    institute: {
      stages: { agriculture: 20, processing: 1, packaging: 0.5, transport: 0.5, retail: 0.2 },
      grade: 'B',
      basis: 'direct',
      sources: [{ source: 'agribalyse', record: '6254', label: 'Beef, minced', value: 22.2 }],
      steps: [{ kind: 'as_published', stage: null, value: 22.2, about: { source: 'agribalyse', record: '6254' } }],
      low: 17,
      high: 30,
    },
  };
}

function unknown(): VariationRecord {
  return { ...mince(), id: 'herbs.fresh', base: null, institute: null, originClass: 'herbs', organicRatio: null };
}

function ingredient(id: string, variations: VariationRecord[]): IngredientRecord {
  return {
    id,
    categoryId: 'beef',
    names: names(id),
    diet: 'meat',
    allergens: { contains: [], mayContain: [] },
    density: null,
    pieces: {},
    pieceSources: {},
    variations,
  };
}

function beefOrigins(): OriginClassRecord {
  return {
    ratios: { SE: { value: 0.8, about: { source: 'faostat' } }, BR: { value: 2, about: { source: 'faostat' } } },
    supply: everywhere({ SE: 0.75, BR: 0.25 }),
  };
}

function everywhere(shares: Record<string, number>): Record<Location, SupplyMix> {
  return byLocation({ shares, basis: 'hand', source: 'a reason' });
}

function to(distance: Distance): Record<Location, Distance> {
  return byLocation(distance);
}

function byLocation<Value>(value: Value): Record<Location, Value> {
  return Object.fromEntries(LOCATIONS.map((location) => [location, value])) as Record<Location, Value>;
}

function label(name: string): LabelByLanguage {
  return { en: name, sv: name, no: name, da: name, de: name, fr: name, nl: name };
}

function names(name: string): NamesByLanguage {
  return { en: [name], sv: [name], no: [name], da: [name], de: [name], fr: [name], nl: [name] };
}
