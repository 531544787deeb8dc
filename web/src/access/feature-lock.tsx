import type { PlanRefusal } from '@plateprint/shared/access/abilities.ts';
import { FEATURES } from '@plateprint/shared/access/plan.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import { usePlanRefusal } from './plan-context.ts';
import { PLAN_NAMES } from './plan-names.ts';

/** A feature that not every plan has. */
export type LockedFeature = {
  [Feature in keyof typeof FEATURES]: (typeof FEATURES)[Feature] extends 'starter' ? never : Feature;
}[keyof typeof FEATURES];

/** A feature of the smallest plan is never locked. */
export function isLockable(feature: keyof typeof FEATURES): feature is LockedFeature {
  return FEATURES[feature] !== 'starter';
}

interface FeatureLockProps {
  feature: LockedFeature;
  /** Where another organization's plan is meant than that of the place worked in. */
  refusal?: PlanRefusal;
}

/**
 * In the place of what the plan lacks: what it would do, and from which plan on it is included. To somebody whose plan is not
 * active that is what stands in the way, whatever the plan has.
 */
export function FeatureLock({ feature, refusal: given }: FeatureLockProps) {
  const text = useText('access');
  const refusal = usePlanRefusal(feature);
  return (
    <LockedNote title={text(`features.${feature}`)}>
      {text(`does.${feature}`)}{' '}
      {(given ?? refusal) === 'plan_inactive' ? text('locked') : text('includedFrom', { plan: PLAN_NAMES[FEATURES[feature]] })}
    </LockedNote>
  );
}
