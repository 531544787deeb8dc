import { brokenPromises } from '@plateprint/shared/calendar/figures/broken-promises.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useMemo } from 'react';
import type { CountedDay } from '../figures/planned-figures.ts';
import { KitchensDialog } from '../following/kitchens-dialog.tsx';
import { PublishDialog } from '../out/publish-dialog.tsx';
import type { Planner } from '../state/use-planner.ts';
import { PlanVersions } from './plan-versions.tsx';
import type { PlanQuestion } from './plan-actions.tsx';

interface OutwardProps {
  id: string;
  asked: PlanQuestion | null;
  planner: Planner;
  days: readonly CountedDay[];
  restaurant: Restaurant;
  /** It may be read, and nothing else. */
  isLocked: boolean;
  onClose: () => void;
}

/** The ways in which others use the plan, guests and other kitchens, and how it stood before. */
export function Outward({ id, asked, planner, days, restaurant, isLocked, onClose }: OutwardProps) {
  const { state } = planner;
  if (asked === 'kitchens') return <KitchensDialog id={id} state={state} restaurant={restaurant} onClose={onClose} />;
  if (asked === 'versions') return <PlanVersions id={id} planner={planner} isLocked={isLocked} onClose={onClose} />;
  if (asked !== 'publish') return null;
  return <OutForGuests id={id} planner={planner} days={days} restaurant={restaurant} onClose={onClose} />;
}

function OutForGuests({ id, planner, days, restaurant, onClose }: Omit<OutwardProps, 'asked' | 'isLocked'>) {
  const { state, dispatch } = planner;
  const { draft, dishes, base, changed } = state;
  const { lines, cells, name } = draft;
  const asked = useMemo(() => {
    const planned = new Set(cells.map(({ recipeId }) => recipeId));
    return {
      restaurant,
      lines,
      /** The facts of each dish that stands on a day. */
      dishes: [...dishes.values()].filter((dish) => planned.has(dish.id)),
      promises: days.flatMap((day) => brokenPromises(lines, day)),
    };
  }, [restaurant, lines, cells, dishes, days]);
  return (
    <PublishDialog
      plan={{ id, name, version: base?.version ?? 0, draft }}
      asked={{ ...asked, onSigned: (dish) => dispatch({ do: 'know_dishes', dishes: [dish] }) }}
      isUnsaved={changed}
      onClose={onClose}
    />
  );
}
