import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { isMeasure } from '../../units/kinds-of-unit.ts';

/** How "a few" is said, in all languages: of what is counted, however many. */
const FEW = [
  'a few',
  'few',
  'several',
  'några',
  'noen',
  'nogle',
  'enkelte',
  'ein paar',
  'paar',
  'einige',
  'mehrere',
  'quelques',
  'een paar',
  'enkele',
];

/** Whether a few of something counted are meant: sprigs, leaves, tomatoes. */
export function isAFew({
  quantity,
  unit,
  note,
}: Pick<IngredientPhrase, 'quantity' | 'unit'> & Partial<IngredientPhrase>): boolean {
  if (quantity !== null || isMeasure(unit)) return false;
  const said = (note ?? '').toLowerCase();
  return FEW.some((few) => said === few || said.startsWith(`${few} `) || said.startsWith(`${few},`));
}
