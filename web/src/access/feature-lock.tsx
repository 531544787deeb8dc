import type { PlanRefusal } from '@plateprint/shared/access/abilities.ts';
import { FEATURES, type LockedFeature, PLAN_NAMES } from '@plateprint/shared/access/plan.ts';
import { lazy, Suspense } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { LockedNote } from '../ui/layout/locked-note.tsx';
import { usePlanOfPlace } from './plan-context.ts';

/** Most plans have what a page is for: what is drawn and asked where one does not is fetched there. */
const FeaturePreview = lazy(async () => ({ default: (await import('./feature-preview.tsx')).FeaturePreview }));
const FeatureRequest = lazy(async () => ({ default: (await import('./feature-request.tsx')).FeatureRequest }));

interface FeatureLockProps {
  feature: LockedFeature;
  /** Where another organization's plan is meant than that of the place worked in. */
  refusal?: PlanRefusal | null;
  /** The organization whose plan that is. */
  organizationId?: string;
  /** Beside other things: without the picture of the filled page. */
  small?: boolean;
}

/**
 * In the place of what the plan lacks: what it would look like and do, from which plan on it is included, and a way to ask for it. To
 * somebody whose plan is not active that is what stands in the way, whatever the plan has.
 */
export function FeatureLock({ feature, refusal: given, organizationId, small = false }: FeatureLockProps) {
  const text = useText('access');
  const place = usePlanOfPlace();
  const refusal = given ?? place.refusalOf(feature);
  const asked = organizationId ?? place.organizationId;
  return (
    <LockedNote
      title={text(`features.${feature}`)}
      preview={!small && <FeaturePreview feature={feature} />}
      action={
        refusal === 'plan_lacks' &&
        asked !== null && (
          <Suspense>
            <FeatureRequest feature={feature} organizationId={asked} decider={place.decider} />
          </Suspense>
        )
      }
    >
      {text(`does.${feature}`)}{' '}
      {refusal === 'plan_inactive' ? text('locked') : text('includedFrom', { plan: PLAN_NAMES[FEATURES[feature]] })}
    </LockedNote>
  );
}
