import type { Language } from '../../kernel/language.ts';
import { toGrams, type GramsRule } from '../../units/to-grams.ts';
import type { AmountRule } from '../../units/amount-rule.ts';
import type { KitchenMeasure } from '../../units/kitchen-measure.ts';
import { UNITS, type Unit, type WrittenUnit } from '../../units/unit.ts';
import { gramsOfCut } from '../cuts/cut-grams.ts';
import { type FoodMeasures, UNMEASURED } from '../food-measures.ts';
import { type LinePieceSource, pieceSourceOf } from '../pieces/piece-source.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { gramsOfCan } from '../phrase/words/can-numbers.ts';
import { cutOfUnit } from '../cuts/cut-of-phrase.ts';
import { localMeasures } from '../measures/local-measures.ts';
import { namedMeasures } from '../measures/named-measures.ts';
import { heapedOf, sizeOf } from '../measures/sized-measures.ts';
import { nearestUnit } from '../../units/nearest-unit.ts';
import { cutOffGrams } from './cut-off-measures.ts';
import { gramsOfLength } from './length-measures.ts';
import { pourGrams } from './pour-measures.ts';
import { isAFew } from './a-few.ts';
import { usualGrams } from '../measures/usual-measures.ts';
import { zestGrams } from './zest-measures.ts';

/** The amount of a recipe line. */
export interface LineAmount {
  unit: Unit | null;
  amount: number | null;
  /** Grams of one piece, when `unit` is `piece`. */
  pieceGrams: number | null;
  /** Where those come from; null where there are none, or the food data say no source. */
  pieceSource: LinePieceSource | null;
  /** The unit that was written, where it is none of the nine: what one of it is in `unit`. */
  measure: KitchenMeasure | null;
  rule: AmountRule | null;
}

/** The category of salt, spices and herbs. */
export const SEASONINGS = 'herbs-spices';
/** The amount for "salt and pepper" without one, so that a person sees and changes it (decision 0019). */
const TO_TASTE = { quantity: 1, unit: 'pinch' } as const;

/** "A few sprigs of thyme", by hand. */
const A_FEW = 3;

const NOTHING: LineAmount = { unit: null, amount: null, pieceGrams: null, pieceSource: null, measure: null, rule: null };

/** A weight behind a count is of all; where each would come out so many times nearer to what one usually weighs, it is of each. */
const MUCH_NEARER = 2.2;

function isRecipeUnit(unit: WrittenUnit): unit is Unit {
  return (UNITS as readonly string[]).includes(unit);
}

export type Written = Pick<IngredientPhrase, 'quantity' | 'unit'> & Partial<IngredientPhrase>;

/**
 * Turns the written amount into one of a recipe line's nine units. A range counts with its middle; a number without a
 * unit counts pieces, but for one that is written as a weight is. Units of the nine stay as written, even when this ingredient
 * cannot take them: the line then says so. A seasoning that nothing was counted of is a pinch.
 */
export function lineAmount(
  phrase: Written,
  measures: FoodMeasures | null,
  { language, categoryId = null }: { language: Language; categoryId?: string | null },
): LineAmount {
  const isToTaste = phrase.quantity === null && phrase.unit === null && categoryId === SEASONINGS;
  const length = phrase.unit === null || phrase.unit === 'piece' ? gramsOfLength(phrase, measures?.ingredientId) : null;
  if (length !== null) return inPieces(length, phrase.quantity);
  const { quantity, unit } = isToTaste ? TO_TASTE : isAFew(phrase) ? { ...phrase, quantity: A_FEW } : phrase;
  if (quantity === null) return NOTHING;
  const said = `${phrase.unitText ?? ''} ${phrase.name ?? ''}`.trim();
  const food = namedMeasures(localMeasures({ ...UNMEASURED, categoryId, ...measures }, language), said);
  const amount =
    (typeof quantity === 'number' ? quantity : (quantity[0] + quantity[1]) / 2) *
    timesEach(phrase, food) *
    heapedOf(phrase, unit ?? 'piece');
  if (unit === null && phrase.lacksUnit === true) return { ...NOTHING, amount };
  const written = unit ?? 'piece';
  const counted = countedAs({ ...phrase, unit }, food);
  const inGrams = toGrams({ amount, unit: counted.unit, pieceGrams: counted.grams, language }, food);
  if (inGrams.grams === null) return isRecipeUnit(written) ? { ...NOTHING, unit: written, amount } : NOTHING;
  const rule = amountRule(inGrams.rule, counted.named);
  if (rule.by === 'piece') {
    const one = { pieceGrams: rule.gramsPerUnit, pieceSource: counted.source };
    return { unit: 'piece', amount, ...one, measure: measureIn(written, 1), rule };
  }
  if (isRecipeUnit(written)) return { ...NOTHING, unit: written, amount, rule };
  return { ...NOTHING, unit: 'g', amount: tidy(inGrams.grams), measure: measureIn(written, rule.gramsPerUnit), rule };
}

/** A unit of the nine needs none; where nothing is weighed, nothing can be measured by it. */
function measureIn(unit: WrittenUnit, holds: number): KitchenMeasure | null {
  return isRecipeUnit(unit) || !(holds > 0) ? null : { unit, holds };
}

/** "3 cm de gingembre" is a piece that weighs so much. */
function inPieces(grams: number, quantity: Written['quantity']): LineAmount {
  const amount = typeof quantity === 'number' ? quantity : 1;
  const rule: AmountRule = { by: 'piece', gramsPerUnit: grams, millilitresPerUnit: null, density: null, piece: 'piece' };
  // What a centimetre weighs is set by hand.
  return { unit: 'piece', amount, pieceGrams: grams, pieceSource: 'estimate', measure: null, rule };
}

/** "75 meatballs (30 g)" weigh 30 g each, "2 onions (300 g)" all together: how many times the weight is meant. */
export function timesEach({ counted, quantity, unit, ...phrase }: Written, food: FoodMeasures): number {
  if (!counted || typeof quantity !== 'number' || unit === null || unit === undefined) return 1;
  const { grams } = toGrams({ amount: quantity, unit }, food);
  const usual = gramsOfOne({ ...phrase, quantity, unit: counted.unit }, food);
  if (grams === null || usual === null || !(grams > 0)) return 1;
  const farOff = (one: number): number => Math.abs(Math.log(one / usual));
  const isOfEach = farOff(grams / counted.quantity) - farOff(grams) > Math.log(MUCH_NEARER);
  return isOfEach ? counted.quantity : 1;
}

function gramsOfOne(phrase: Written, food: FoodMeasures): number | null {
  const { unit, grams } = countedAs(phrase, food);
  return toGrams({ amount: 1, unit, pieceGrams: grams }, food).grams;
}

/** The rule of grams in the words of the service. */
export function amountRule(rule: GramsRule, unit: WrittenUnit): AmountRule {
  const { by } = rule;
  if (by !== 'volume')
    return {
      by,
      gramsPerUnit: tidy(rule.gramsPerUnit),
      millilitresPerUnit: null,
      density: null,
      piece: by === 'piece' ? unit : null,
    };
  const { millilitresPerUnit, density } = rule;
  return { by, gramsPerUnit: tidy(millilitresPerUnit * density), millilitresPerUnit, density, piece: null };
}

interface CountedAs {
  /** The unit that the grams belong to. */
  unit: WrittenUnit;
  /** Grams of one, where they are not the food's own of that unit. */
  grams: number | null;
  named: WrittenUnit;
  /** Where the grams come from. */
  source: LinePieceSource | null;
}

/** The cut of an animal that is counted, else the written unit or the nearest that has a weight. */
function countedAs(phrase: Written, food: FoodMeasures): CountedAs {
  const cut = gramsOfCut(phrase, food);
  if (cut !== null) {
    const grams = cut.grams * sizeOf(phrase, cut.unit, food.categoryId);
    return { unit: 'piece', grams, named: cut.unit, source: cut.source };
  }
  const written = phrase.unit ?? 'piece';
  const zest = written === 'piece' ? zestGrams(phrase, food.ingredientId) : null;
  const can = sizedCan(phrase, food);
  if (zest === null && can !== null) return { unit: 'piece', grams: can, named: written, source: sourceOfCan(food) };
  const fixed = zest ?? yoghurtPot(phrase, food) ?? pourGrams(phrase, food) ?? cutOff(phrase, food);
  if (fixed !== null) return { unit: 'piece', grams: fixed, named: written, source: 'estimate' };
  const size = sizeOf(phrase, written, food.categoryId);
  const usual = usualOf(written, food);
  // What the foods of a category usually weigh says nothing of the single one.
  if (usual !== null) return { unit: 'piece', grams: usual * size, named: written, source: 'estimate' };
  const unit = nearestUnit(written, food.pieces);
  const own = food.pieces[unit];
  const source = pieceSourceOf(food.pieceSources ?? {}, unit);
  const sized = size !== 1 && own !== undefined;
  return sized ? { unit: 'piece', grams: own * size, named: unit, source } : { unit, grams: null, named: unit, source };
}

/** Net grams of the A10 can of British caterers, 3,100 ml. */
const A10_CAN = 2550;
/** Net grams of French tins by their format: 850, 2,650 and 4,250 ml. */
const FRENCH_TINS: ReadonlyMap<string, number> = new Map([
  ['4/4', 800],
  ['3/1', 2500],
  ['5/1', 4000],
]);

/** Cans of these grams are of what is poured off: their usual net weight is 400 g. */
const DRAINED = { least: 200, net: 400 };

/** Of what is drained, a can of any size gives the share that the usual one does. */
function drainedShare({ pieces }: FoodMeasures): number {
  const own = pieces['can'] ?? DRAINED.net;
  return own >= DRAINED.least && own < DRAINED.net ? own / DRAINED.net : 1;
}

function sizedCan(phrase: Written, food: FoodMeasures): number | null {
  const net = netOfCan(phrase);
  return net === null ? null : tidy(net * drainedShare(food));
}

/** A can's format is printed on it; what is drained of it is as sure as the food's own can. */
function sourceOfCan(food: FoodMeasures): LinePieceSource {
  return drainedShare(food) === 1 ? 'trade' : (pieceSourceOf(food.pieceSources ?? {}, 'can') ?? 'estimate');
}

function netOfCan({ unit, note, input = '' }: Written): number | null {
  if (unit !== 'can') return null;
  if (/(?<![\p{L}\d])A10(?!\d)/iu.test(input)) return A10_CAN;
  return gramsOfCan(note ?? '') ?? FRENCH_TINS.get(/(?<=bo[iî]tes? )\d\/\d(?![\d/])/iu.exec(input)?.[0] ?? '') ?? null;
}

/** Millilitres of the pot that a French yoghurt cake is measured with. */
const YOGHURT_POT = 125;

/** "2 pots de sucre": what comes in no pot of its own is measured in the yoghurt's. */
function yoghurtPot({ unit, unitText }: Written, { density, pieces, categoryId, ingredientId }: FoodMeasures): number | null {
  const isPoured = categoryId === 'grains-flour' || categoryId === 'sugar-sweets' || (ingredientId?.endsWith('-oil') ?? false);
  const isPot = unit === 'pot' && /^pots?$/iu.test(unitText ?? '');
  return isPot && isPoured && density !== null && !['pot', 'jar', 'box', 'bunch'].some((own) => Object.hasOwn(pieces, own))
    ? YOGHURT_POT * density
    : null;
}

/** "A piece of ginger" is cut off the root; "1 ginger" is the root. */
function cutOff(phrase: Written, { ingredientId }: FoodMeasures): number | null {
  return cutOfUnit(phrase) === 'piece' ? cutOffGrams(ingredientId) : null;
}

/** The usual weight of the category's foods in this unit, where neither the food nor one near it has its own. */
function usualOf(unit: WrittenUnit, food: FoodMeasures): number | null {
  return Object.hasOwn(food.pieces, nearestUnit(unit, food.pieces)) ? null : usualGrams(food.categoryId, unit);
}

/** 13.725000000000001 g are 13.725 g. */
function tidy(grams: number): number {
  return Number(grams.toPrecision(9));
}
