import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MealSize } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Unit } from '@plateprint/shared/units/unit.ts';
import type { DemoRestaurantKey } from './demo-tenants.ts';

/** A line of a demo dish: as the kitchen writes it, and what it means: variation, amount, unit. */
export interface DemoLine {
  written: string;
  /** `<ingredient>.<state>` of the food data. */
  variation: string;
  amount: number;
  unit: Unit;
  origin?: string;
  organic?: true;
}

/** A real dish of one of the demo kitchens, written in its language. */
export interface DemoDish {
  restaurant: DemoRestaurantKey;
  language: Language;
  name: string;
  /** The name in other languages, where the kitchen has it. */
  alsoNamed?: Partial<Record<Language, string>>;
  portions: number;
  mealsize?: MealSize;
  category: string;
  tags?: string[];
  note?: string;
  lines: DemoLine[];
}
