import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { UNMEASURED } from '@plateprint/shared/ingredients/food-measures.ts';
import { millilitresOf, toGrams } from '@plateprint/shared/units/to-grams.ts';
import { WRITTEN_UNITS, type WrittenUnit } from '@plateprint/shared/units/unit.ts';
import type { StrangersLine } from './strangers-recipe.ts';
import { inEnglish } from './units-as-written.ts';

/** The stranger's words for units that are called otherwise here; the first is what is compared by size. */
const UNITS: ReadonlyMap<string, readonly WrittenUnit[]> = new Map<string, readonly WrittenUnit[]>([
  ['tin', ['can', 'jar']],
  ['pot', ['pot', 'jar', 'box']],
  ['tray', ['box', 'packet']],
  ['glug', ['dash']],
  ['jar', ['jar', 'can']],
  ['pack', ['packet', 'bag', 'box', 'piece', 'sheet']],
  ['fl oz', ['fl_oz']],
  ['stick', ['stick', 'stalk']],
  ['gal', ['gallon']],
  ['glass', ['jar']],
  ['qt', ['quart']],
  ['rasher', ['slice', 'piece']],
  ['sachet', ['packet', 'bag']],
  ['bag', ['bag', 'packet']],
  ['pouch', ['packet', 'bag']],
  ['splash', ['dash']],
  ['squeeze', ['dash']],
  ['capful', ['tsp', 'dash']],
  ['dollop', ['knob', 'tbsp']],
  ['knife tip', ['pinch']],
  ['tub', ['pot', 'packet', 'box', 'jar', 'piece']],
  ['block', ['packet', 'piece']],
  ['brick', ['packet', 'piece']],
  ['square', ['piece']],
  ['mug', ['cup']],
  ['ons', ['hg']],
  // The spice measure of Sweden holds a millilitre.
  ['krm', ['ml']],
  // A rib of celery, a stick of vanilla, a head of chicory, a leaf of sage and a cube of stock are pieces of it.
  ['piece', ['piece', 'stalk', 'stick', 'head', 'leaf', 'cube', 'slice', 'ball']],
]);

/** Nearly the same: 0.33 cups are a third, and a pound is 454 g where an ounce is 28. */
const ALIKE = 0.02;

/** Names that a bare number counts by themselves: "2 bay leaves" in one word. */
const IN_THE_NAME: ReadonlySet<string> = new Set(['leaf', 'cube', 'slice', 'head', 'loaf']);

/** Words that count pieces by more than one: "4 Paar Würstchen" are eight, "10 dz buns" ten dozen. */
const PIECES_IN: ReadonlyMap<string, number> = new Map([
  ['pair', 2],
  ['dozen', 12],
]);

/** "Splash of milk" is a splash, whether the stranger calls it one or no amount. */
const SMALL_MEASURES: ReadonlySet<WrittenUnit> = new Set(['dash', 'pinch', 'knob', 'handful', 'drop']);

/**
 * Whether the written amounts were read as the stranger says. Of a range the middle or an end is right; a bare number counts pieces; the
 * same size in another unit (900 g, 0.9 kg) is the same; of what says a pack and its weight either is right; of several foods in one line
 * the sum is, and where the stranger names none, that several were read.
 */
export function isSameAmount(phrases: readonly IngredientPhrase[], written: StrangersLine): boolean {
  const [first] = phrases;
  const labelled = inPieces({ ...written, unit: written.unit === null ? null : inEnglish(written.unit) });
  if (!first) return false;
  if (labelled.quantity === null)
    return first.quantity === null || isSmallMeasure(first, labelled.line) || (phrases.length > 1 && labelled.foodsCount > 1);
  const added = sumOf(phrases);
  const ofPacks = first.counted === null ? [] : [first.counted];
  return (
    (phrases.length > 1 && added !== null && isSame(added, labelled)) ||
    [first, ...ofPacks].some((read) => isSame(read, labelled))
  );
}

function isSmallMeasure({ quantity, unit }: Read, line: string): boolean {
  return quantity === 1 && unit !== null && SMALL_MEASURES.has(unit) && !/\d/u.test(line);
}

/** What is said in pairs or dozens, as the pieces that it is. */
function inPieces(labelled: StrangersLine): StrangersLine {
  const pieces = PIECES_IN.get(labelled.unit ?? '');
  if (pieces === undefined || labelled.quantity === null) return labelled;
  return { ...labelled, unit: 'piece', quantity: labelled.quantity * pieces };
}

type Read = Pick<IngredientPhrase, 'quantity' | 'unit'>;

function sumOf(phrases: readonly IngredientPhrase[]): Read | null {
  const [first] = phrases;
  if (!first || phrases.some(({ quantity, unit }) => typeof quantity !== 'number' || unit !== first.unit)) return null;
  return { unit: first.unit, quantity: phrases.reduce((sum, { quantity }) => sum + (quantity as number), 0) };
}

function isSame({ quantity, unit }: Read, labelled: StrangersLine): boolean {
  if (quantity === null || labelled.quantity === null) return false;
  const labelledNumber = labelled.quantity;
  const numbers = typeof quantity === 'number' ? [quantity] : [...quantity, (quantity[0] + quantity[1]) / 2];
  const own = unit ?? 'piece';
  const meant = unitsOf(labelled.unit ?? 'piece');
  return numbers.some((number) => {
    if (isAlike(number, labelledNumber) && (meant.includes(own) || (own === 'piece' && IN_THE_NAME.has(labelled.unit ?? ''))))
      return true;
    const [read, size] = [sizedAs(number, own), sizedAs(labelledNumber, meant[0] ?? 'piece')];
    if (read !== null && size !== null) return isAlike(read, size);
    return (
      size === null && read !== null && (isWeightOf(Math.abs(read), labelled) || isSizeOf(number / labelledNumber, labelled))
    );
  });
}

/** A pack said by its weight or its volume. */
function isWeightOf(size: number, { gramsMin, gramsMax }: StrangersLine): boolean {
  return gramsMin !== null && gramsMax !== null && size >= gramsMin * (1 - ALIKE) && size <= gramsMax * (1 + ALIKE);
}

/** "2 x 400 g tins, drained": 800 g, though less of it goes into the pot. */
function isSizeOf(each: number, { line, unit }: StrangersLine): boolean {
  const isPack = unit === 'tin' || unit === 'can' || unit === 'jar' || unit === 'pack';
  return isPack && [...line.matchAll(/\d+(?:[.,]\d+)?/gu)].some(([number]) => isAlike(Number(number.replace(',', '.')), each));
}

function unitsOf(written: string): readonly WrittenUnit[] {
  return UNITS.get(written) ?? WRITTEN_UNITS.filter((unit) => unit === written);
}

/** Grams as a positive number, millilitres as a negative one; null for a unit that is counted. */
function sizedAs(amount: number, unit: WrittenUnit): number | null {
  const { grams } = toGrams({ amount, unit }, UNMEASURED);
  if (grams !== null) return grams;
  const millilitres = millilitresOf(unit, 'en_gb');
  return millilitres === null ? null : -amount * millilitres;
}

function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= ALIKE * Math.max(Math.abs(one), Math.abs(other));
}
