import { isPoured, isSpoon } from '../../units/kinds-of-unit.ts';
import type { VariationRecord } from '../food-data-release.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { isZestAndMore } from './zest-measures.ts';

/** As leaves and grounds are bought. */
const UNBREWED: ReadonlySet<string | null> = new Set(['ground', 'dried']);

/**
 * The kinds of a food in the order that the amount of its line asks for: "200 ml hot coffee" is brewed, where nothing else says how it is,
 * and of "zest and juice of 1 lemon" the whole lemon is used.
 */
export function kindsByAmount(
  kinds: VariationRecord[],
  { usual, phrase }: { usual: VariationRecord | undefined; phrase: IngredientPhrase },
): VariationRecord[] {
  const [first] = kinds;
  if (first === undefined) return kinds;
  const isDrink = first === usual && UNBREWED.has(first.stateId) && isPoured(phrase.unit);
  const isExtract = first === usual && first.id === 'vanilla.dried' && isSpooned(phrase);
  const wanted = isExtract
    ? kinds.find(({ stateId }) => stateId === 'extract')
    : isDrink
      ? kinds.find(({ stateId }) => stateId === 'brewed')
      : first.stateId === 'zest' && isZestAndMore(phrase)
        ? usual
        : undefined;
  return wanted ? [wanted, ...kinds.filter((kind) => kind !== wanted)] : kinds;
}

/** "1 tsp vanilla" is the extract; pods are counted. */
function isSpooned({ unit, name }: IngredientPhrase): boolean {
  return (isSpoon(unit) || isPoured(unit)) && /(?<!\p{L})vanilla$/iu.test(name);
}
