import { type ActionEffect, effectOfActions, savesMost } from '@plateprint/shared/targets/actions/action-effect.ts';
import { meantTogether } from '@plateprint/shared/targets/actions/exclusive-actions.ts';
import type { DishYear } from '@plateprint/shared/targets/actions/kitchen-year.ts';
import type { TargetAction } from '@plateprint/shared/targets/actions/target-action.ts';
import { type PlaceOfTarget, readNextSteps } from '@plateprint/shared/targets/api/target-api.ts';
import { useMemo } from 'react';
import { useRead } from '../platform/api/use-read.ts';

/** An action with what it does by itself. */
export interface NextStep extends ActionEffect {
  action: TargetAction;
}

interface FirstOfSteps extends NextStep {
  /** The months that its year is made of. */
  basedOn: readonly string[] | undefined;
}

/**
 * The next steps of a kitchen or an organization, the largest saving first; undefined until they are known. Steps without a
 * saving are left out.
 */
export function useNextSteps(place: PlaceOfTarget) {
  const { data, error } = useRead(readNextSteps, { query: place });
  const steps = useMemo(() => data && stepsOf(data), [data]);
  return { data, error, steps };
}

/** The next step that saves most; null where none saves, undefined until it is known. Of it alone is drawn how surely. */
export function useFirstStep(place: PlaceOfTarget): { first: FirstOfSteps | null | undefined; error: unknown } {
  const { data, error } = useRead(readNextSteps, { query: place });
  const first = useMemo(() => {
    if (!data) return undefined;
    const action = savesMost(data.dishes, data.actions);
    return action && { action, basedOn: data.basedOn, ...effectOfActions(data.dishes, [action]) };
  }, [data]);
  return { first, error };
}

export type KnownSteps = ReturnType<typeof useNextSteps>;

function stepsOf({ dishes, actions }: { dishes: readonly DishYear[]; actions: readonly TargetAction[] }): NextStep[] {
  return actions
    .map((action) => ({ action, ...effectOfActions(dishes, [action]) }))
    .filter(({ co2 }) => co2.value < 0)
    .toSorted((a, b) => a.co2.value - b.co2.value);
}

/** Those that can all be taken, what saves most first. */
export function stepsTogether(dishes: readonly DishYear[], steps: readonly NextStep[]): NextStep[] {
  const together = new Set(
    meantTogether(
      dishes,
      steps.map(({ action }) => action),
    ),
  );
  return steps.filter(({ action }) => together.has(action));
}
