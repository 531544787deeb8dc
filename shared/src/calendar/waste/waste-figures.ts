import {
  type LoggedMeal,
  WASTE_KINDS,
  type WasteBaseline,
  type WasteDraft,
  type WasteKind,
  type WasteMeal,
} from './waste-meal.ts';

/** @source Directive (EU) 2025/1892: 30 % less per head in retail, restaurants and households by 2030, against the mean of 2021 to 2023. */
export const DIRECTIVE = { less: 0.3, firstDay: '2021-01-01', lastDay: '2023-12-31', by: 2030 } as const;

export interface WastePerGuest {
  /** Grams a guest; null where no meal has both this kind and its guests. */
  grams: number | null;
  /** Meals that it speaks of. */
  meals: number;
}

/**
 * Grams a guest of one kind: everything that was weighed of it divided by the guests of the same meals, as the Swedish food agency counts
 * (Livsmedelsverket, kg of waste ÷ portions served). A meal without guests or without this kind is in neither.
 */
export function wastePerGuest(meals: readonly WasteDraft[], kind: WasteKind): WastePerGuest {
  let [kilograms, guests, count] = [0, 0, 0];
  for (const meal of meals) {
    const weighed = meal[kind];
    if (weighed === null || meal.guests === null || meal.guests === 0) continue;
    kilograms += weighed;
    guests += meal.guests;
    count += 1;
  }
  return { grams: guests === 0 ? null : (kilograms * 1000) / guests, meals: count };
}

/** All three kinds together, of the meals at which all three were weighed: a sum of parts would promise too little. */
export function allWastePerGuest(meals: readonly WasteDraft[]): WastePerGuest {
  const whole = meals.filter((meal) => WASTE_KINDS.every((kind) => meal[kind] !== null));
  const parts = WASTE_KINDS.map((kind) => wastePerGuest(whole, kind));
  const [first] = parts;
  if (!first || parts.some(({ grams }) => grams === null)) return { grams: null, meals: 0 };
  return { grams: parts.reduce((sum, { grams }) => sum + (grams ?? 0), 0), meals: first.meals };
}

/** Meals of the figures a guest whose guests nobody counted: they are planned, or what was sold. */
export function assumedMeals(meals: readonly LoggedMeal[]): number {
  return meals.filter((meal) => meal.guestsAssumed && (meal.guests ?? 0) > 0 && kilogramsOf(meal) !== null).length;
}

/** All that was weighed of the meals at which all three kinds were weighed and guests counted; assumed ones are no count. */
export interface WholeMeals {
  kilograms: number;
  guests: number;
}

/**
 * The baseline of a kitchen: its mean of 2021 to 2023, else of the first twelve months that it measured. Of sums over every meal that it ever
 * weighed: a list has the latest ones alone, and would drift along with them.
 */
export function wasteBaseline({ years, firstYear }: { years: WholeMeals; firstYear: WholeMeals }): WasteBaseline | null {
  if (years.guests > 0) return { grams: (years.kilograms * 1000) / years.guests, isOfDirective: true };
  if (firstYear.guests === 0) return null;
  return { grams: (firstYear.kilograms * 1000) / firstYear.guests, isOfDirective: false };
}

/** kg that were weighed of a meal; null where nothing was. */
export function kilogramsOf(meal: WasteDraft): number | null {
  const weighed = WASTE_KINDS.flatMap((kind) => (meal[kind] === null ? [] : [meal[kind]]));
  return weighed.length === 0 ? null : weighed.reduce((sum, each) => sum + each, 0);
}

export interface WasteSum {
  /** kg that were weighed. */
  kilograms: number;
  /** kg CO2e of those of days whose dishes are known; null where none is. */
  co2: number | null;
  /** The same without land-use change; null where a day of them has a dish whose split is not known. */
  co2WithoutLandUseChange: number | null;
  /** Share of the kilograms that `co2` speaks of, 0–1. */
  share: number;
}

/** The sum of weighed waste, with its CO2e by the dishes of its days. */
export function wasteSum(meals: readonly WasteMeal[]): WasteSum {
  let [kilograms, counted, co2] = [0, 0, 0];
  let without: number | null = 0;
  for (const meal of meals) {
    const weighed = kilogramsOf(meal) ?? 0;
    kilograms += weighed;
    if (meal.co2PerGram === null) continue;
    counted += weighed;
    co2 += weighed * meal.co2PerGram;
    const perGram: number | null = meal.co2PerGramWithoutLandUseChange;
    without = without === null || perGram === null ? null : without + weighed * perGram;
  }
  const isKnown = counted > 0;
  return {
    kilograms,
    co2: isKnown ? co2 : null,
    co2WithoutLandUseChange: isKnown ? without : null,
    share: kilograms === 0 ? 0 : counted / kilograms,
  };
}

export interface WasteCost {
  /** Money of the kilograms of days whose dishes have a price; null where none has. */
  money: number | null;
  /** Share of the kilograms that it speaks of, 0–1. */
  share: number;
}

/** The cost of wasted food, by the cost of a gram of each day's dishes; days without a known cost are in no sum. */
export function wasteCost(meals: readonly WasteDraft[], perGram: ReadonlyMap<string, number>): WasteCost {
  let [kilograms, counted, money] = [0, 0, 0];
  for (const meal of meals) {
    const weighed = kilogramsOf(meal) ?? 0;
    const cost = perGram.get(meal.day);
    kilograms += weighed;
    if (cost === undefined) continue;
    counted += weighed;
    money += weighed * 1000 * cost;
  }
  return { money: counted === 0 ? null : money, share: kilograms === 0 ? 0 : counted / kilograms };
}

export interface WasteOfDay {
  day: string;
  /** A guest, of all three kinds; null where a kind or the guests are not known. */
  grams: number | null;
  /** Guests of a meal of it were not counted. */
  isAssumed: boolean;
}

/** Grams a guest of each day, oldest first, for a drawing. */
export function wasteByDay(meals: readonly LoggedMeal[]): WasteOfDay[] {
  return [...Map.groupBy(meals, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, ofDay]) => ({ day, grams: allWastePerGuest(ofDay).grams, isAssumed: assumedMeals(ofDay) > 0 }));
}
