import { coverageState } from '../../footprint/coverage.ts';
import { LEVEL_LETTERS } from '../../footprint/carbon-level.ts';
import type { Allergen } from '../../ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '../../ingredients/allergens/allergen-words.ts';
import { unknownSentences } from '../../ingredients/allergens/allergen-sentences.ts';
import { dayBegins } from '../../organizations/day-at.ts';
import { FEED_WORDS } from './feed-words.ts';
import { dishName, languageCode, servedCo2, type ServedAt, type ServedDish, type ServedMeal } from './served-day.ts';

// The format is Open Meal Information 3.3: https://sambruk.github.io/Open-Meal, `OpenAPI-Specification.yml` of github.com/Sambruk/Open-Meal.

interface LookupCode {
  code: string;
  type: string;
}
interface Named {
  name: string;
  codes: LookupCode[];
}
export interface OpenMeal {
  name: string;
  /** With the offset of where it is served. */
  date: string;
  lang: string;
  description: string;
  distributor: { id: string; name: string; organization: string };
  courses: OpenCourse[];
}
interface OpenCourse {
  id: string;
  name: string;
  description: string | null;
  optionName: string;
  order: number;
  labelOfContents: null;
  /** Always empty: recipes are the kitchen's own. */
  ingredients: Named[];
  media: [];
  knownAllergens: Named[];
  tags: Named[];
  nutrients: (Named & { amount: number; unit: string })[];
  price: null;
  co2Equivalents: number | null;
}

/** @source GS1 code list T4078, AllergenTypeCode. */
const ALLERGEN_CODES: Readonly<Record<Allergen, string>> = {
  gluten: 'AW',
  crustaceans: 'AC',
  eggs: 'AE',
  fish: 'AF',
  peanuts: 'AP',
  soybeans: 'AY',
  milk: 'AM',
  nuts: 'AN',
  celery: 'BC',
  mustard: 'BM',
  sesame: 'AS',
  sulphites: 'AU',
  lupin: 'NL',
  molluscs: 'UM',
};

/** @source GS1 code list T4073, NutrientTypeCode (INFOODS tag names). */
const NUTRIENTS = [
  { of: 'energyKcal', word: 'energy', unit: 'kcal', code: 'ENER-', decimals: 0 },
  { of: 'saturatedFat', word: 'saturatedFat', unit: 'g', code: 'FASAT', decimals: 1 },
  { of: 'sugar', word: 'sugar', unit: 'g', code: 'SUGAR-', decimals: 1 },
  { of: 'protein', word: 'protein', unit: 'g', code: 'PRO-', decimals: 1 },
  { of: 'salt', word: 'salt', unit: 'g', code: 'SALTEQ', decimals: 2 },
] as const;

const gs1 = (code: string): LookupCode[] => [{ code, type: 'GS1' }];

/** Meals as the format has them. */
export function openMeals(meals: readonly ServedMeal[], at: ServedAt): OpenMeal[] {
  const { restaurant, language } = at;
  const { id, name, organization, country } = restaurant;
  return meals.map(({ date, plan, courses }) => ({
    name: plan.title,
    date: localMidnight(country, date),
    lang: languageCode(language),
    description: FEED_WORDS[language].about,
    distributor: { id, name, organization },
    courses: courses.map(({ line, dish }, order) => openCourse(dish, { line, order }, at)),
  }));
}

function openCourse(
  dish: ServedDish,
  { line, order }: { line: string; order: number },
  { language, labels }: ServedAt,
): OpenCourse {
  const unknown = unknownSentences(dish.allergens, language, { asks: true });
  return {
    id: dish.id,
    name: dishName(dish, language),
    description: unknown.length === 0 ? null : unknown.join(' '),
    optionName: line,
    order,
    labelOfContents: null,
    ingredients: [],
    media: [],
    knownAllergens: knownAllergens(dish, language),
    tags: tagsOf(dish, { language, labels }),
    nutrients: nutrientsOf(dish, language),
    price: null,
    co2Equivalents: servedCo2(dish),
  };
}

function knownAllergens({ allergens: { contains, mayContain } }: ServedDish, language: ServedAt['language']): Named[] {
  const { names } = ALLERGEN_WORDS[language];
  const { mayContain: words } = FEED_WORDS[language];
  return [
    ...contains.map((allergen) => ({ name: names[allergen], codes: gs1(ALLERGEN_CODES[allergen]) })),
    ...mayContain.map((allergen) => ({
      name: words.replace('{allergen}', () => names[allergen]),
      codes: gs1(ALLERGEN_CODES[allergen]),
    })),
  ];
}

/** A letter stands only where the organization may show one. */
function tagsOf(
  { diet, level, coverageState: state }: ServedDish,
  { language, labels }: Pick<ServedAt, 'language' | 'labels'>,
): Named[] {
  const words = FEED_WORDS[language];
  const plant = diet === 'vegan' || diet === 'vegetarian' ? [{ name: words[diet], codes: [{ code: diet, type: 'diet' }] }] : [];
  const hasLetter = labels === 'letters' && level !== null && state !== 'too_little';
  return [...plant, ...(hasLetter ? [{ name: LEVEL_LETTERS[level], codes: [{ code: level, type: 'carbon_level' }] }] : [])];
}

function nutrientsOf({ nutrition }: ServedDish, language: ServedAt['language']): OpenCourse['nutrients'] {
  if (coverageState(nutrition.coverage) === 'too_little') return [];
  return NUTRIENTS.flatMap(({ of, word, unit, code, decimals }) => {
    const amount = nutrition[of];
    if (amount === null) return [];
    return [{ name: FEED_WORDS[language][word], amount: Number(amount.toFixed(decimals)), unit, codes: gs1(code) }];
  });
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-05-01T00:00:00+02:00`: midnight where the meal is served. */
function localMidnight(country: string, date: string): string {
  const ahead = Math.round((Date.parse(`${date}T00:00:00Z`) - dayBegins(country, date).getTime()) / 60_000);
  const size = Math.abs(ahead);
  return `${date}T00:00:00${ahead < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
