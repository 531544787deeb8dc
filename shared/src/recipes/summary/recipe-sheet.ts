import type { LabelsShown } from '../../footprint/label/labels-shown.ts';
import type { PrintedTotal } from '../../footprint/printed-total.ts';
import type { Language } from '../../kernel/language.ts';
import { isBlank } from '../../kernel/text.ts';
import { asMeasured } from '../../units/kitchen-measure.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import type { LineFootprint, Recipe } from '../model/recipe.ts';
import { asksForGrams } from './asks-for-grams.ts';

/** A line as a sheet shows it. */
export interface SheetLine {
  id: string;
  /** As a person wrote it. */
  written: string;
  /** The name of its food, in the sheet's language; as written where nothing was understood. */
  name: string;
  /** Its state, origin and way of production: "raw, Sweden, organic"; empty where nothing is to be said. */
  detail: string;
  /** As the kitchen measures it: 2 cups. */
  amount: number | null;
  unit: WrittenUnit | null;
  /** Its words ask for grams or kilograms; else a kitchen weighs it in its own units. */
  asksForGrams: boolean;
  /** Of the whole recipe; null where the amount cannot be turned into grams. */
  grams: number | null;
  /** Grams CO2e of one portion; null where it is not counted. */
  co2PerPortion: number | null;
  /** The same without land-use change; null where its split is not known. */
  co2PerPortionWithoutLandUseChange: number | null;
  /** Of the recipe's known CO2e, 0–1. */
  share: number;
  grade: string | null;
}

/** A recipe as it is handed out: in one language, with its names found. */
export interface RecipeSheet {
  recipe: Recipe;
  language: Language;
  name: string;
  lines: readonly SheetLine[];
  /** The method, one paragraph or step each. */
  method: readonly string[];
  /** Titles of the sources of its figures. */
  sources: readonly string[];
  /** Which of its two totals stands large. */
  printed: PrintedTotal;
  /** The labels that guests may see. */
  labels: LabelsShown;
}

export type LineNames = ReadonlyMap<string, { name: string; detail: string }>;

/** The lines of a recipe in their order, own ingredients last; rows that nobody has written in are left out. */
export function sheetLines(recipe: Recipe, names: LineNames, language: Language): SheetLine[] {
  const counted = new Map(recipe.footprint.lines.map((line) => [line._id, line]));
  const lines = recipe.ingredients.map((line): SheetLine => {
    const { name = '', detail = '' } = names.get(line._id) ?? {};
    return {
      id: line._id,
      written: line.inputIngredient.trim(),
      name: name || line.inputIngredient.trim(),
      detail,
      ...asMeasured(line),
      asksForGrams: asksForGrams(line.inputIngredient, language),
      ...figuresOf(counted.get(line._id), recipe.portions),
    };
  });
  const own = recipe.customIngredients.map(({ _id, name, weight }): SheetLine => ({
    id: _id,
    written: name,
    name,
    detail: '',
    amount: weight,
    unit: weight === null ? null : 'g',
    asksForGrams: false,
    ...figuresOf(counted.get(_id), recipe.portions),
  }));
  return [...lines, ...own].filter(({ name }) => !isBlank(name));
}

function figuresOf(
  line: LineFootprint | undefined,
  portions: number,
): Pick<SheetLine, 'grams' | 'co2PerPortion' | 'co2PerPortionWithoutLandUseChange' | 'share' | 'grade'> {
  return {
    grams: line?.grams ?? null,
    co2PerPortion: line?.co2 && portions > 0 ? line.co2.value / portions : null,
    co2PerPortionWithoutLandUseChange:
      line?.co2WithoutLandUseChange && portions > 0 ? line.co2WithoutLandUseChange.value / portions : null,
    share: line?.share ?? 0,
    grade: line?.grade ?? null,
  };
}

/** Paragraphs or steps of a method, without the numbers or dots that a list was written with. */
export function methodSteps(note: string): string[] {
  return note
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-–•*])\s+/, '').trim())
    .filter((line) => line !== '');
}
