import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type {
  FoodDataRelease,
  IngredientRecord,
  ReleasedAllergens,
  VariationRecord,
} from '@plateprint/shared/ingredients/food-data-release.ts';
import { NAME_LANGUAGES, type NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { reasonOfChange } from './change-reason.ts';

/** A factor that differs by more than this share of the old one is listed. */
const NOTICEABLE = 0.01;

/** kg CO2e per kg at the base, before origin, location and way of production. Null: the figure is new or gone. */
export interface FactorChange {
  id: string;
  old: number | null;
  new: number | null;
  /** Which stage moved, and which step or source of the figure is another. */
  reason: string;
}

export interface NameChange {
  id: string;
  language: NameLanguage;
  added: string[];
  removed: string[];
}

/** A change of something that has a text on both sides: allergens, diet, the supply of a class. */
export interface TextChange {
  id: string;
  old: string;
  new: string;
}

/** Grams of one counted unit of a food. Null: the weight is new or gone. */
export interface PieceChange {
  id: string;
  unit: string;
  old: number | null;
  new: number | null;
}

export interface ReleaseDiff {
  oldVersion: string;
  newVersion: string;
  ingredients: { added: string[]; removed: string[] };
  variations: { added: string[]; removed: string[] };
  factors: FactorChange[];
  names: NameChange[];
  allergens: TextChange[];
  diets: TextChange[];
  pieces: PieceChange[];
  /** Origin classes whose supply or ratios are others: they move every figure of the class. */
  originClasses: { added: string[]; removed: string[]; changed: string[] };
  /** Variations whose grade, nutrition, water, land or density is another. */
  facts: { id: string; what: string[] }[];
}

/** The changes from one release to another, in the order of the ids. */
export function diffReleases(before: FoodDataRelease, after: FoodDataRelease): ReleaseDiff {
  const [oldIngredients, newIngredients] = [before, after].map(ingredientsById) as [Ingredients, Ingredients];
  const [oldVariations, newVariations] = [before, after].map(variationsById) as [Variations, Variations];
  const both = pairsOf(oldIngredients, newIngredients);
  const variations = pairsOf(oldVariations, newVariations);
  return {
    oldVersion: before.version,
    newVersion: after.version,
    ingredients: comingsAndGoings(oldIngredients, newIngredients),
    variations: comingsAndGoings(oldVariations, newVariations),
    factors: variations.flatMap(([old, now]) => factorChange(old, now)),
    names: both.flatMap(([old, now]) => nameChanges(old, now)),
    allergens: [
      ...both.flatMap(([old, now]) => textChange(now.id, allergensText(old.allergens), allergensText(now.allergens))),
      ...variations.flatMap(([old, now]) => textChange(now.id, allergensText(old.allergens), allergensText(now.allergens))),
    ],
    diets: both.flatMap(([old, now]) => textChange(now.id, old.diet, now.diet)),
    pieces: both.flatMap(([old, now]) => pieceChanges(old, now)),
    originClasses: originClassChanges(before, after),
    facts: variations.flatMap(([old, now]) => factChanges(old, now)),
  };
}

/** Nothing that a figure or a search would show. */
export function isSame(diff: ReleaseDiff): boolean {
  const { ingredients, variations, factors, names, allergens, diets, pieces, originClasses, facts } = diff;
  const moves = [ingredients, variations, originClasses].flatMap(({ added, removed }) => [added, removed]);
  const lists = [moves.flat(), originClasses.changed, factors, names, allergens, diets, pieces, facts];
  return lists.every(({ length }) => length === 0);
}

type Ingredients = Map<string, IngredientRecord>;
type Variations = Map<string, VariationRecord>;

function ingredientsById({ ingredients }: FoodDataRelease): Ingredients {
  return new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
}

function variationsById({ ingredients }: FoodDataRelease): Variations {
  return new Map(ingredients.flatMap(({ variations }) => variations.map((variation) => [variation.id, variation])));
}

function pairsOf<Record>(before: ReadonlyMap<string, Record>, after: ReadonlyMap<string, Record>): [Record, Record][] {
  return [...after].flatMap(([id, now]): [Record, Record][] => {
    const old = before.get(id);
    return old ? [[old, now]] : [];
  });
}

function comingsAndGoings(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>) {
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
  };
}

function factorChange(old: VariationRecord, now: VariationRecord): FactorChange[] {
  const [was, is] = [old, now].map(({ base }) => (base ? sumOfStages(base) : null));
  if (was === null || was === undefined || is === null || is === undefined)
    return was === is
      ? []
      : [{ id: now.id, old: was ?? null, new: is ?? null, reason: is === null ? 'no figure any more' : 'first figure' }];
  const moved = was === 0 ? is !== 0 : Math.abs(is / was - 1) > NOTICEABLE;
  return moved ? [{ id: now.id, old: was, new: is, reason: reasonOfChange(old, now) }] : [];
}

function nameChanges(old: IngredientRecord, now: IngredientRecord): NameChange[] {
  return NAME_LANGUAGES.flatMap((language) => {
    const added = now.names[language].filter((name) => !old.names[language].includes(name));
    const removed = old.names[language].filter((name) => !now.names[language].includes(name));
    return added.length + removed.length === 0 ? [] : [{ id: now.id, language, added, removed }];
  });
}

function allergensText(allergens: ReleasedAllergens | undefined): string {
  if (!allergens) return 'as the ingredient';
  const { contains, mayContain, unknown = [] } = allergens;
  return `contains ${list(contains)}; may contain ${list(mayContain)}; unknown ${list(unknown)}`;
}

function list(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.toSorted().join(', ');
}

function textChange(id: string, old: string, now: string): TextChange[] {
  return old === now ? [] : [{ id, old, new: now }];
}

function pieceChanges(old: IngredientRecord, now: IngredientRecord): PieceChange[] {
  const units = [...new Set([...Object.keys(old.pieces), ...Object.keys(now.pieces)])];
  return units.flatMap((unit) => {
    const [was, is] = [old.pieces[unit] ?? null, now.pieces[unit] ?? null];
    return was === is ? [] : [{ id: now.id, unit, old: was, new: is }];
  });
}

function originClassChanges(before: FoodDataRelease, after: FoodDataRelease): ReleaseDiff['originClasses'] {
  const [old, now] = [new Map(Object.entries(before.originClasses)), new Map(Object.entries(after.originClasses))];
  const changed = [...now].filter(([id, record]) => old.has(id) && JSON.stringify(old.get(id)) !== JSON.stringify(record));
  return { ...comingsAndGoings(old, now), changed: changed.map(([id]) => id) };
}

const FACTS = [
  'grade',
  'nutrition',
  'water',
  'land',
  'density',
  'originClass',
  'carriedPerKg',
  'edibleShare',
  'cookedYield',
] as const;

function factChanges(old: VariationRecord, now: VariationRecord): ReleaseDiff['facts'] {
  const what = FACTS.filter((fact) => JSON.stringify(old[fact]) !== JSON.stringify(now[fact]));
  return what.length === 0 ? [] : [{ id: now.id, what }];
}
