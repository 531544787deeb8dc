import type { BrokenPromise } from '@plateprint/shared/calendar/figures/broken-promises.ts';
import type { PlanLine } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import type { PlacedClaim, PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
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
  /** False until its words were looked at: nothing is published before. */
  isReady: boolean;
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
  const found = usePlanClaims(plan);
  const look = useCallback(async () => found ?? [], [found]);
  const claims = useMenuClaimsQuestion(look, place);
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
    isReady: found !== null,
    ask: (goOn) => claims.ask('share', () => allergens.ask('share', goOn)),
    question: (
      <>
        {claims.question}
        {allergens.question}
      </>
    ),
  };
}

/** The claims of a plan's name, lines and dishes; null until the lists of words are there, which are fetched when somebody is about to publish. */
function usePlanClaims({ restaurant: { location }, title, lines, dishes }: PlanInQuestion): readonly PlacedClaim[] | null {
  const [claims, setClaims] = useState<readonly PlacedClaim[] | null>(null);
  const language = useLanguage();
  useEffect(() => {
    let isCurrent = true;
    const texts: PlacedText[] = [
      { place: 'name', language, text: title },
      ...lines.map(({ name }): PlacedText => ({ place: 'block', language, text: name })),
      ...dishes.flatMap(({ names }) =>
        names.map(({ language: spoken, name }): PlacedText => ({ place: 'dish', language: spoken, text: name })),
      ),
    ];
    const look = async (): Promise<void> => {
      const found = await claimsFound(texts, location);
      if (isCurrent) setClaims(found);
    };
    // Without a connection they are asked for again with the next change; until then nothing is published.
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [location, title, lines, dishes, language]);
  return claims;
}
