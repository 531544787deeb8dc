import { ALLERGENS, type Allergen } from '../ingredients/allergen.ts';
import { figuresOfCells, guardedOfCells, type KnownPlan, repeatsOfCells } from './better-days.ts';
import type { Repeat } from './figures/repeats.ts';
import type { PlanCell } from './model/menu-plan.ts';
import { NOT_WORSE } from './shuffle/expected.ts';
import type { Guard } from './shuffle/shuffle-problem.ts';

/** What is lost by an order of the same dishes beside the order as it stands. */
export interface WorseDays {
  /** Places of a dish that stood or would stand in the week already. */
  repeats: { before: number; after: number };
  /** Where dishes would stand that then repeat more often than now. */
  more: Repeat[];
  /** Allergens with fewer days on which a dish is known to be without, and on how many there is one. */
  allergens: { allergen: Allergen; before: number; after: number }[];
  /** What was guarded and is more then: a day that is taken alone may break what the whole keeps. */
  guards: { name: Guard; before: number; after: number }[];
}

/** The weeks and days that other cells of the same dishes make worse, and what was guarded. */
export function worseDays(known: KnownPlan, after: readonly PlanCell[], guards: readonly Guard[] = []): WorseDays {
  const [repeatedNow, repeated] = [repeatsOfCells(known, known.plan.cells), repeatsOfCells(known, after)];
  const [now, then] = [choicesOf(known, known.plan.cells), choicesOf(known, after)];
  return {
    repeats: { before: extraOf(repeatedNow), after: extraOf(repeated) },
    more: repeated.filter(({ recipeId }) => {
      const isSame = (repeat: Repeat): boolean => repeat.recipeId === recipeId;
      return extraOf(repeated.filter(isSame)) > extraOf(repeatedNow.filter(isSame));
    }),
    allergens: ALLERGENS.flatMap((allergen) => {
      const [before, left] = [now(allergen), then(allergen)];
      return left < before ? [{ allergen, before, after: left }] : [];
    }),
    guards: worseGuards(known, after, guards),
  };
}

function worseGuards(known: KnownPlan, after: readonly PlanCell[], guards: readonly Guard[]): WorseDays['guards'] {
  if (guards.length === 0) return [];
  const [before, then] = [known.plan.cells, after].map((cells) => guardedOfCells(known, cells, guards));
  return guards.flatMap((name) => {
    const [was, is] = [before?.get(name), then?.get(name)];
    return was !== undefined && is !== undefined && is > was * NOT_WORSE ? [{ name, before: was, after: is }] : [];
  });
}

const extraOf = (repeats: readonly Repeat[]): number => repeats.reduce((sum, { times }) => sum + times - 1, 0);

/** On how many days a dish is known to be without an allergen. */
function choicesOf(known: KnownPlan, cells: readonly PlanCell[]): (allergen: Allergen) => number {
  const days = figuresOfCells(known, cells);
  return (allergen) => days.filter(({ withoutChoice }) => !withoutChoice.includes(allergen)).length;
}
