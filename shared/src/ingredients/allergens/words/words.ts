import type { Allergen, AllergenState } from '../../allergen.ts';

/**
 * What is said of allergens, in one language: on the screen, on paper, on the phone of a guest. "Free of" is never said: for
 * gluten the law keeps those words for food that was tested (Implementing Regulation (EU) No 828/2014), and for none of the
 * fourteen does a list of ingredients show it. Words in braces are filled in.
 */
export interface AllergenWords {
  names: Record<Allergen, string>;
  /** Those that are too long for a narrow column, broken where a reader would. */
  narrow?: Partial<Record<Allergen, string>>;
  /** Each state by itself: in a choice, over a column. */
  states: Record<AllergenState, string>;
  /** Over the allergens of a whole dish that have a state. */
  ofDish: string;
  contains: string;
  mayContain: string;
  /** Nothing is unknown, and none of the fourteen is there. */
  none: string;
  /** Of all of them, of all that were not named before, of some that are named. */
  unknown: Record<'all' | 'others' | 'some', string>;
  /** Those for which a person answers. */
  stated: string;
  /** Beside the letters and after what is not known, wherever a guest reads it; without a full stop. */
  askUs: string;
  /** Heads a choice of allergens by which dishes are filtered. */
  without: string;
  /** Heads what the letters beside the dishes mean. */
  legend: string;
  /** Of letters in brackets. */
  mayBe: string;
  /** Of the question mark behind the letters. */
  unknownSign: string;
  /** Of a dish for which a person signed that it is, by the measure of the law; of no other. */
  glutenFree: string;
}
