import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { phraseTables } from '../phrase/phrase-tables.ts';

const MILLILITRES: Partial<Record<WrittenUnit, number>> = { ml: 1, cl: 10, dl: 100, l: 1000 };
const PRESERVED: ReadonlySet<string> = new Set(['pickled', 'canned', 'in-brine', 'in-water']);
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
const CONTAINERS: ReadonlySet<WrittenUnit> = new Set(['jar', 'can']);

/** A jar's millilitres as grams of what fills it: the raw, shredded food would be lighter. */
export function withJarFilling(
  phrase: IngredientPhrase,
  food: { ingredientId: string | null; stateId: string | null; density: number | null },
  language: Language,
): IngredientPhrase {
  const { quantity, unit, note } = phrase;
  const millilitres = unit === null ? undefined : MILLILITRES[unit];
  if (millilitres === undefined || typeof quantity !== 'number' || !PRESERVED.has(food.stateId ?? '')) return phrase;
  const { unitOf } = phraseTables(nameLanguageOf(language));
  const words = (note ?? '').toLowerCase().split(/[^\p{L}]+/u);
  if (!words.some((word) => CONTAINERS.has(unitOf.get(word) ?? 'piece'))) return phrase;
  const filling = Math.max(food.density ?? 0, PRESSED.has(food.ingredientId ?? '') ? PRESSED_IN : IN_BRINE);
  return { ...phrase, quantity: Number((quantity * millilitres * filling).toPrecision(6)), unit: 'g' };
}
