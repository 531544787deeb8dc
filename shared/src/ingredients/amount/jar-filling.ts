import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import { isMass, isMeasure, unitIs } from '../../units/kinds-of-unit.ts';
import { millilitresOf } from '../../units/to-grams.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { phraseTables } from '../phrase/words/phrase-tables.ts';

const PRESERVED: ReadonlySet<string> = new Set(['pickled', 'canned', 'in-brine', 'in-water', 'in-oil']);
/**
 * Grams per millilitre of a jar or tin of preserved food, as labels of the trade print them: red cabbage and sauerkraut are pressed
 * in with their juice (720 ml hold 680 g, 650 g of them drained); of what lies in brine the drained weight goes into the pot
 * (sweetcorn 425 ml: 285 g, mushrooms 314 ml: 170 g).
 */
const PRESSED_IN = 0.9;
const IN_BRINE = 0.55;
const PRESSED: ReadonlySet<string> = new Set([
  'red-cabbage',
  'white-cabbage',
  'sauerkraut',
  'kimchi',
  'celeriac',
  'beetroot',
  'carrot',
]);

/** The drained share of a tin or jar's net weight: labels of the trade (400 g: 240 g; tuna 185 g: 130 g). */
const DRAINED = 0.6;
const DRAINED_FISH = 0.7;
const FISH: ReadonlySet<string> = new Set([
  'canned-tuna',
  'canned-salmon',
  'mackerel-canned',
  'sardines',
  'anchovies',
  'mussels',
]);
/** Said of what a cook pours off, in all languages; a weight that is called drained is one already. */
const POURED_OFF =
  /(?<!\p{L})(?:drained|avrunn(?:a|en|et)|avrent|avrente|drænet|drænede|afdryppet|abgetropft|abgegossen|égoutté(?:e?s?)|uitgelekt)(?![\p{L}])/iu;
const IS_WEIGHT = /(?:vekt|vikt|vægt|weight|wt\.?|gewicht|poids|net)(?!\p{L})/iu;

/** "2 tins (400 g) beans, drained": the weight on a label has the liquid in it. */
function withoutLiquid(phrase: IngredientPhrase, ingredientId: string | null, language: Language): IngredientPhrase {
  const { quantity, unit, note } = phrase;
  const said = note ?? '';
  const isTinned = isMass(unit) && typeof quantity === 'number' && namesContainer(said, language);
  if (!isTinned || !POURED_OFF.test(said) || IS_WEIGHT.test(phrase.input) || isStateInBracket(phrase.input)) return phrase;
  const share = FISH.has(ingredientId ?? '') ? DRAINED_FISH : DRAINED;
  return { ...phrase, quantity: Number((quantity * share).toPrecision(6)) };
}

/** "Mais (Dose, abgetropft): 1,4 kg": so it was before it was weighed. */
function isStateInBracket(input: string): boolean {
  return [...input.matchAll(/\(([^()\d]*)\)/gu)].some(([, inside = '']) => POURED_OFF.test(inside) && /[,;]/u.test(inside));
}

function namesContainer(text: string, language: Language): boolean {
  const { unitOf } = phraseTables(nameLanguageOf(language));
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => unitIs(unitOf.get(word) ?? null, 'preserving'));
}

/** A jar's millilitres as grams of what fills it: the raw, shredded food would be lighter. */
export function withJarFilling(
  phrase: IngredientPhrase,
  food: { ingredientId: string | null; stateId: string | null; density: number | null },
  language: Language,
): IngredientPhrase {
  const { quantity, unit, note } = phrase;
  if (!PRESERVED.has(food.stateId ?? '')) return phrase;
  // A spoon or a cup of it is no jar.
  const millilitres = unit !== null && isMeasure(unit) ? millilitresOf(unit, language) : null;
  if (millilitres === null || typeof quantity !== 'number') return withoutLiquid(phrase, food.ingredientId, language);
  if (!namesContainer(note ?? '', language)) return phrase;
  const filling = Math.max(food.density ?? 0, PRESSED.has(food.ingredientId ?? '') ? PRESSED_IN : IN_BRINE);
  return { ...phrase, quantity: Number((quantity * millilitres * filling).toPrecision(6)), unit: 'g' };
}
