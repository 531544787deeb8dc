import type { NameLanguage } from '../../../kernel/language.ts';

interface Meant {
  ingredientId: string;
  /** The state that its variation has. */
  stateId: string;
  /** Folded words of which one is said, in the languages that mean so. */
  words: Partial<Record<NameLanguage, string>>;
}

/**
 * Dairy and mince whose name tells its fat without a number: Norwegian rømme has 35 % and lettrømme 18 to 20, German Schmand 24, a light crème
 * fraîche 15 everywhere. "Lean" minced beef has at most 7 % in Britain (Regulation 1169/2011, Annex VI, part B) and less than 10 % in the
 * United States (9 CFR 317.362). Gammon is raw by its name, and red cabbage with apples is braised. The first that fits answers.
 */
const MEANT: readonly Meant[] = [
  { ingredientId: 'sour-cream', stateId: 'fat-12', words: { en: 'reduced half light low' } },
  { ingredientId: 'sour-cream', stateId: 'fat-20', words: { no: 'lettromme lett', en: 'soured sour sourcream' } },
  { ingredientId: 'sour-cream', stateId: 'fat-24', words: { de: 'schmand' } },
  {
    ingredientId: 'sour-cream',
    stateId: 'fat-35',
    words: {
      no: 'romme seterromme smetana',
      sv: 'smetana',
      da: 'smetana',
      de: 'smetana',
      fr: 'smetana',
      nl: 'smetana',
      en: 'smetana',
    },
  },
  {
    ingredientId: 'creme-fraiche',
    stateId: 'fat-15',
    words: {
      en: 'half light low reduced',
      sv: 'latt matlagnings lattare',
      no: 'lett',
      da: 'lys let lett',
      de: 'legere leicht leichte',
      fr: 'legere allegee',
      nl: 'light halfvolle magere',
    },
  },
  { ingredientId: 'beef-mince', stateId: 'fat-5', words: { en: 'lean' } },
  { ingredientId: 'butter', stateId: 'salted', words: { sv: 'normalsalt normalsaltat extrasaltat', no: 'meierismor tinesmor' } },
  { ingredientId: 'yoghurt', stateId: 'fat-0-5', words: { nl: 'mager magere', de: 'mager magerjoghurt', fr: 'maigre' } },
  { ingredientId: 'oat-drink', stateId: 'barista', words: { sv: 'ikaffe barista', no: 'ikaffe barista', da: 'ikaffe barista' } },
  {
    ingredientId: 'gruyere',
    stateId: 'comte',
    words: { en: 'comte', sv: 'comte', no: 'comte', da: 'comte', de: 'comte', fr: 'comte', nl: 'comte' },
  },
  {
    ingredientId: 'squid',
    stateId: 'breaded',
    words: {
      en: 'romana romaine',
      sv: 'romana',
      no: 'romana',
      da: 'romana',
      de: 'romana',
      fr: 'romana romaine',
      nl: 'romana',
    },
  },
  { ingredientId: 'christmas-ham', stateId: 'raw', words: { en: 'gammon' } },
  {
    ingredientId: 'red-cabbage',
    stateId: 'cooked',
    words: {
      de: 'apfelrotkohl',
      nl: 'appel appeltjes',
      fr: 'pommes braise braisee',
      en: 'braised',
      sv: 'kokt',
      no: 'varm',
    },
  },
];

const BY_FOOD = Map.groupBy(
  MEANT.map(({ words, ...meant }) => ({
    ...meant,
    words: new Map(Object.entries(words).map(([language, said]) => [language, new Set(said.split(' '))])),
  })),
  ({ ingredientId }) => ingredientId,
);

/** Of curd cheese, the percent that is said is of what is left without water, but for the smallest; a fifth of it and a little are solids. */
const IN_DRY_MATTER: ReadonlyMap<string, { from: number; solids: number }> = new Map([['quark', { from: 12, solids: 0.23 }]]);

/** The fat in a hundred grams of a food whose name says so many percent: "20 % i. Tr.", "fromage blanc 20 %". */
export function fatMeant(ingredientId: string, percent: number): number {
  const dry = IN_DRY_MATTER.get(ingredientId);
  return dry && percent >= dry.from ? percent * dry.solids : percent;
}

/** The state that such a name means; null where it means the usual one. */
export function kindMeant(ingredientId: string, said: readonly string[], language: NameLanguage): string | null {
  const kinds = BY_FOOD.get(ingredientId) ?? [];
  return kinds.find(({ words }) => said.some((word) => words.get(language)?.has(word) === true))?.stateId ?? null;
}
