import type { BrokenPromise } from '@plateprint/shared/calendar/figures/broken-promises.ts';
import type { PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import type { PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { reasonOf } from '@plateprint/shared/claims/claims-answer.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import type { ReactNode } from 'react';
import { claimsFound } from '../../claims/claims-found.ts';
import { useAllergenQuestion } from '../../menus/use-allergen-question.tsx';
import { useMenuClaimsQuestion } from '../../menus/use-menu-claims-question.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';

/** The parts of a plan that guests are about to read. */
export interface PlanInQuestion {
  restaurant: Restaurant;
  title: string;
  lines: readonly PlanLine[];
  dishes: readonly PlanDish[];
  /** Dishes that are not what their line or name says. */
  promises: readonly BrokenPromise[];
  onSigned: (dish: PlanDish) => void;
}

interface PlanQuestion {
  /** Goes on with the reason that was asked for, else with an empty one. */
  ask: (goOn: (reason: string) => void) => void;
  question: ReactNode;
}

/** Publishing a plan asks what sharing a menu asks, and keeps who went on and why: nothing is stopped. */
export function usePlanQuestion(plan: PlanInQuestion): PlanQuestion {
  const { restaurant, title, dishes, promises, onSigned } = plan;
  const nameOf = useRecipeName();
  const language = useLanguage();
  const place = { restaurantId: restaurant.id, menuId: null, name: title };
  const claims = useMenuClaimsQuestion(async () => claimsFound(textsOfPlan(plan, language), restaurant.location), place);
  // A dish that comes back each week is named once.
  const distinct = [...new Map(promises.map((promise) => [`${promise.dish.id} ${promise.words}`, promise])).values()];
  const allergens = useAllergenQuestion({
    ...place,
    language,
    dishes: dishes.map((dish) => ({ name: nameOf(dish.names), dish })),
    promises: distinct.map((promise) => ({ ...promise, name: nameOf(promise.dish.names) })),
    onSigned,
  });
  return {
    ask: (goOn) => claims.ask('share', (why) => allergens.ask('share', (reason) => goOn(reasonOf([why, reason])))),
    question: (
      <>
        {claims.question}
        {allergens.question}
      </>
    ),
  };
}

/** What guests read of a plan: its name, its lines and its dishes. */
function textsOfPlan({ title, lines, dishes }: PlanInQuestion, language: Language): PlacedText[] {
  return [
    { place: 'name', language, text: title },
    ...lines.map(({ name }): PlacedText => ({ place: 'block', language, text: name })),
    ...dishes.flatMap(({ names }) =>
      names.map(({ language: spoken, name }): PlacedText => ({ place: 'dish', language: spoken, text: name })),
    ),
  ];
}
