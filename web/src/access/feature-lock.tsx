import { FEATURES } from '@plateprint/shared/access/plan.ts';
import { useText } from '../i18n/use-text.ts';
import { LockedNote } from '../ui/locked-note.tsx';
import { PLAN_NAMES } from './plan-names.ts';

/** A feature that not every plan has. */
export type LockedFeature = {
  [Feature in keyof typeof FEATURES]: (typeof FEATURES)[Feature] extends 'starter' ? never : Feature;
}[keyof typeof FEATURES];

/** A feature of the smallest plan is never locked. */
export function isLockable(feature: keyof typeof FEATURES): feature is LockedFeature {
  return FEATURES[feature] !== 'starter';
}

/** In the place of what the plan lacks: what it would do, and from which plan on it is included. */
export function FeatureLock({ feature }: { feature: LockedFeature }) {
  const text = useText('access');
  return (
    <LockedNote title={text(`features.${feature}`)}>
      {text(`does.${feature}`)} {text('includedFrom', { plan: PLAN_NAMES[FEATURES[feature]] })}
    </LockedNote>
  );
}
