import type { CountedLine } from './line-footprint.ts';
import type { IngredientLine } from '../model/recipe.ts';

/** Meat, fish, cheese and grain: what a dish is called after, and most of what it emits. */
const MAIN_PARTS: ReadonlySet<string> = new Set([
  'beef',
  'pork',
  'lamb-game',
  'poultry',
  'processed-meat',
  'fish',
  'shellfish',
  'meat-alternatives',
  'cheese',
  'grains-flour',
  'pasta-rice',
  'bread-bakery',
]);

/** Of these a kitchen adds some at the end without a thought: flour for dusting, cheese and bread to serve. */
const ADDED_AT_WILL: ReadonlySet<string> = new Set(['cheese', 'grains-flour', 'bread-bakery']);

/** "To serve", "for dusting" in all languages. */
const AT_WILL =
  /(?<!\p{L})(?:to serve|for serving|to garnish|to finish|for dusting|for rolling|for sprinkling|till servering|vid servering|till garnering|till utbakning|att servera|til servering|til pynt|til drys|til udrulning|til utbaking|til å servere|zum servieren|zum garnieren|zum bestäuben|zum bestreuen|zum ausrollen|zum kneten|dazu|pour servir|pour décorer|pour fariner|pour le plan de travail|pour saupoudrer|om te serveren|voor erbij|voor het serveren|ter garnering|om te bestuiven)(?!\p{L})/iu;

/**
 * Whether a line that does not count names what the dish is made of: its meat, fish, cheese or grain without a weight, the same in
 * words that no food was found for, whatever they weigh, a bag with meat or fish, or one that lacks such a part itself.
 * Not so what is added at will, nor some more, without an amount, of what another line weighs ("flour, and some for the table").
 */
export function isUncountedMainPart(line: IngredientLine, counted: CountedLine, all: readonly CountedLine[]): boolean {
  const { facts, grams } = counted;
  if (facts?.covered?.lacksMainPart === true) return true;
  if (!isMain(line, counted)) return false;
  if (grams !== null) return facts === null && !isAddedAtWill(line, counted);
  if (line.amount !== null) return facts !== null || !isAddedAtWill(line, counted);
  if (isAddedAtWill(line, counted)) return false;
  return !all.some((other) => other.group === counted.group && (other.grams ?? 0) > 0);
}

/** An ingredient of the kitchen's own without a figure or a weight, whose name is that of meat, fish, cheese or grain. */
export function isUncountedOwnMainPart({ categoryId, coveredGrams }: CountedLine): boolean {
  return coveredGrams === 0 && MAIN_PARTS.has(categoryId ?? '');
}

export function isAddedAtWill({ inputIngredient }: IngredientLine, { categoryId }: CountedLine): boolean {
  return ADDED_AT_WILL.has(categoryId ?? '') && AT_WILL.test(inputIngredient);
}

function isMain({ bagId }: IngredientLine, { facts, categoryId }: CountedLine): boolean {
  if (bagId && facts) return facts.diet === 'meat' || facts.diet === 'fish';
  return MAIN_PARTS.has(categoryId ?? '');
}
